import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';

const STATES = ['hover', 'active', 'focus-visible'] as const;

export type ForcedState = (typeof STATES)[number];

/** The row and its button, not the hours, which have states of their own. */
const FORCED = '.mry-TransactionRow, .mry-TransactionRow-name';

const DONE = new WeakSet<CSSStyleSheet>();

/** Lets `data-force` stand for what only a pointer or the keyboard can do, in the page's own rules. */
function readStates(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes('mry-')) {
      const selector = STATES.reduce(
        (text, state) =>
          text.replaceAll(`:${state}`, `:is(:${state}, [data-force~="${state}"] :is(${FORCED}))`),
        rule.selectorText,
      );
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if ('cssRules' in rule) readStates(rule.cssRules as CSSRuleList);
  }
}

interface ForcedProps {
  states: readonly ForcedState[];
  children: ReactNode;
}

/** Shows what is inside as if it were hovered, pressed or focused. Renders a `<div>`. */
export function Forced({ states, children }: ForcedProps): ReactElement {
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) {
      // Others' sheets cannot be read; those of the page are same-origin.
      if (
        DONE.has(sheet) ||
        (sheet.href !== null && new URL(sheet.href).origin !== location.origin)
      )
        continue;
      DONE.add(sheet);
      readStates(sheet.cssRules);
    }
  }, []);
  return <div data-force={states.join(' ')}>{children}</div>;
}
