import { fc } from '../../fc.js';

export const scrollers = ['in a box of its own', 'in a scrolling ancestor', 'on the page'] as const;
export type ScrollerName = (typeof scrollers)[number];

/** What a host app can set without changing its rows. */
export interface HostSettings {
  /** Shows all rows, or every third one. */
  every: 1 | 3;
  /** `--mry-row-height` on the list, in rem; null for the theme's. */
  rowHeight: number | null;
  /** `data-mry-density` of the document. */
  density: '' | 'compact';
  /** Font size of the document in pixels. */
  rootFontSize: number;
  /** Width of the element around the list in pixels. */
  width: number;
  /** Height of the scroller in pixels, unless it is the page. */
  height: number;
  /** `data-mry-theme` of the document. */
  theme: string;
  virtualized: boolean;
}

/**
 * An action of the host app. A `pick` selects one of the candidate rows, however many there are.
 */
export type HostAction =
  | ({ does: 'set' } & Partial<HostSettings>)
  | { does: 'prepend'; count: number; day: 'same' | 'new' }
  | { does: 'append'; count: number }
  | { does: 'remove'; where: 'above' | 'in view' | 'below'; picks: number[] }
  | { does: 'remove the first visible row and prepend'; count: number }
  | { does: 'remove the focused row'; pick: number }
  | { does: 'wait' };

/** An action of the reader, by hand or through the list's handle. */
export type ReaderAction =
  | { does: 'scroll to'; offset: number }
  | { does: 'scroll by'; delta: number }
  | { does: 'scroll to row'; pick: number }
  | { does: 'press'; key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End'; times: number; pick: number };

export type Action = HostAction | ReaderAction;

/** An initial list and the actions on it. */
export interface Plan {
  rows: number;
  /** Average number of rows per day. */
  perDay: number;
  actions: Action[];
}

/** Plain objects, whose printed form can be pasted. */
const record = <Fields extends object>(
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
) => fc.record(fields, { noNullPrototype: true });

const pick = fc.nat({ max: 999 });
const count = fc.integer({ min: 1, max: 60 });
const does = <Name extends string>(name: Name) => fc.constant(name);
const set = <Setting extends keyof HostSettings>(
  setting: Setting,
  ...values: HostSettings[Setting][]
) => record({ does: does('set'), [setting]: fc.constantFrom(...values) });

/** Kinds of actions by name, with their frequency. */
const kinds: Record<string, { weight: number; arbitrary: fc.Arbitrary<Action> }> = {
  'scroll to': {
    weight: 5,
    arbitrary: record({
      does: does('scroll to'),
      offset: fc.oneof(fc.nat({ max: 9_000 }), fc.constantFrom(0, 1_000_000)),
    }),
  },
  'scroll by': {
    weight: 4,
    arbitrary: record({
      does: does('scroll by'),
      delta: fc.oneof(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -3_000, max: 3_000 })),
    }),
  },
  'scroll to row': {
    weight: 2,
    arbitrary: record({ does: does('scroll to row'), pick }),
  },
  press: {
    weight: 2,
    arbitrary: record({
      does: does('press'),
      key: fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End'),
      times: fc.integer({ min: 1, max: 2 }),
      pick,
    }),
  },
  prepend: {
    weight: 3,
    arbitrary: record({
      does: does('prepend'),
      count,
      day: fc.constantFrom('same', 'new'),
    }),
  },
  append: { weight: 1, arbitrary: record({ does: does('append'), count }) },
  remove: {
    weight: 3,
    arbitrary: record({
      does: does('remove'),
      where: fc.constantFrom('above', 'in view', 'below'),
      picks: fc.array(pick, { minLength: 1, maxLength: 10, size: 'max' }),
    }),
  },
  'remove the first visible row and prepend': {
    weight: 1,
    arbitrary: record({ does: does('remove the first visible row and prepend'), count }),
  },
  'remove the focused row': {
    weight: 1,
    arbitrary: record({ does: does('remove the focused row'), pick }),
  },
  filter: { weight: 2, arbitrary: set('every', 1, 3) },
  'row height': { weight: 1, arbitrary: set('rowHeight', null, 3.6, 4.3, 6, 7.5) },
  density: { weight: 1, arbitrary: set('density', '', 'compact') },
  'root font size': { weight: 1, arbitrary: set('rootFontSize', 16, 14, 15, 18, 20, 22) },
  width: { weight: 1, arbitrary: set('width', 390, 300, 900) },
  height: { weight: 1, arbitrary: set('height', 600, 400) },
  theme: { weight: 1, arbitrary: set('theme', '', 'bold', 'contrast', 'dense') },
  virtualized: { weight: 1, arbitrary: set('virtualized', true, false) },
  wait: { weight: 1, arbitrary: record({ does: does('wait') }) },
};

/** Random sequences for one scroller; `only` limits the kinds of actions. */
export function anyPlan(
  scroller: ScrollerName,
  only: readonly string[] = Object.keys(kinds),
): fc.Arbitrary<Plan> {
  const chosen = only.flatMap((name) => {
    const kind = kinds[name];
    if (!kind) throw new Error(`Expected a kind of action, but got: ${name}.`);
    return name === 'height' && scroller === 'on the page' ? [] : kind;
  });
  return record({
    rows: fc.integer({ min: 20, max: 120 }),
    perDay: fc.integer({ min: 1, max: 12 }),
    actions: fc.array(fc.oneof(...chosen), { minLength: 1, maxLength: 16, size: 'max' }),
  });
}

/** "prepend: count 12, day new". */
export function inWords({ does, ...details }: Action): string {
  const words = Object.entries(details).map(([name, value]) => `${name} ${value}`);
  return words.length > 0 ? `${does}: ${words.join(', ')}` : does;
}
