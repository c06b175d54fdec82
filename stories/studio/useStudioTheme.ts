import { useMemo, useReducer } from 'react';
import { allTexts } from './theme/applyChanges.js';
import type { StudioTheme, TokenTexts } from './theme/StudioTheme.js';

/** Changes of one kind within this time are one change: a slider being moved. */
const ONE_CHANGE_MS = 1000;

interface History {
  theme: StudioTheme;
  past: readonly StudioTheme[];
  /** The kind of the latest change, and when it was made. */
  kind: string;
  at: number;
}

type Step =
  | { type: 'change'; change(theme: StudioTheme): StudioTheme; kind: string; at: number }
  | { type: 'undo' };

/** The theme being edited. */
export interface Studio {
  theme: StudioTheme;
  /** Every token of the theme. */
  texts: TokenTexts;
  /** Successive changes of the same `kind` are undone together. */
  change(change: (theme: StudioTheme) => StudioTheme, kind: string): void;
  /** Undefined if there is nothing to undo. */
  undo: (() => void) | undefined;
}

export function useStudioTheme(opened: StudioTheme): Studio {
  const start: History = { theme: opened, past: [], kind: '', at: 0 };
  const [{ theme, past }, dispatch] = useReducer(reduce, start);
  const texts = useMemo(() => allTexts(theme), [theme]);
  return {
    theme,
    texts,
    change: (change, kind) => dispatch({ type: 'change', change, kind, at: Date.now() }),
    undo: past.length > 0 ? () => dispatch({ type: 'undo' }) : undefined,
  };
}

function reduce(history: History, step: Step): History {
  const { theme, past, kind, at } = history;
  if (step.type === 'undo') {
    const before = past.at(-1);
    return before ? { theme: before, past: past.slice(0, -1), kind: '', at: 0 } : history;
  }
  const next = step.change(theme);
  if (JSON.stringify(next) === JSON.stringify(theme)) return history;
  const continues = step.kind === kind && step.at - at < ONE_CHANGE_MS;
  return {
    theme: next,
    past: continues ? past : [...past, theme],
    kind: step.kind,
    at: step.at,
  };
}
