import { userEvent } from 'vitest/browser';
import { untilIdle } from '../../untilIdle.js';
import { findProblems, isWhole, type Outcome, readState, type State } from './findProblems.js';
import { createHost, type Host, nextHost, shownRows } from './Host.js';
import type { Action, HostAction, Plan, ReaderAction, ScrollerName } from './HostAction.js';
import { inWords } from './HostAction.js';
import { keptPlaces, px, type Standing, within } from './places.js';
import { findBlanks } from './Screen.js';
import { type RowKind, Stage } from './Stage.js';

/** Frames without a change after which the list is at rest, unless something is out of place. */
const QUIET_FRAMES = 3;
/** After so many frames with changes it never will be. */
const RESTLESS_FRAMES = 300;

/** Plays a sequence of actions, and throws after the first one that leaves a problem. */
export async function play(scroller: ScrollerName, kind: RowKind, plan: Plan): Promise<void> {
  const player = new Player(scroller, kind, plan);
  const done: string[] = [`show ${plan.rows} rows, about ${plan.perDay} a day`];
  try {
    // The final pause finds late movements.
    const actions: Action[] = [...plan.actions, { does: 'wait' }];
    let problems = await player.start();
    for (const action of actions) {
      if (problems.length > 0) break;
      done.push(inWords(action));
      problems = await player.perform(action);
    }
    if (problems.length > 0) {
      const needed = { ...plan, actions: plan.actions.slice(0, done.length - 1) };
      throw new Error(tell(done, problems, needed));
    }
  } finally {
    await player.close();
  }
}

function tell(done: readonly string[], problems: readonly string[], plan: Plan): string {
  const steps = done.map((words, index) => `  ${index}. ${words}`);
  const shown = problems.slice(0, 8).map((problem) => `  - ${problem}`);
  const rest = problems.length > 8 ? [`  - and ${problems.length - 8} more`] : [];
  const lines = ['Out of place after these actions:', ...steps, 'with:', ...shown, ...rest];
  return [...lines, `To play it again: VITE_PLAN='${JSON.stringify(plan)}'`].join('\n');
}

class Player {
  readonly #stage: Stage;
  readonly #isExact: boolean;
  #host: Host;
  #standing: Standing = {
    layout: { rows: new Map(), days: [], headingHeight: 0, tuck: 0, height: 0, overhang: 0 },
    above: 0,
    height: 0,
  };

  constructor(scroller: ScrollerName, kind: RowKind, plan: Plan) {
    this.#stage = new Stage(scroller, kind);
    this.#isExact = kind === 'rows of one height';
    this.#host = createHost(plan);
  }

  async start(): Promise<string[]> {
    await this.#stage.show(this.#host);
    this.#measure();
    const { listTop, offset } = this.#stage.read();
    this.#standing = { ...this.#standing, above: listTop + offset };
    return this.#settle({ places: [{ offset: 0, tolerance: 1, because: 'the list is new' }] });
  }

  close(): Promise<void> {
    return this.#stage.close();
  }

  async perform(action: Action): Promise<string[]> {
    switch (action.does) {
      case 'scroll to':
      case 'scroll by':
      case 'scroll to row':
        return this.#settle(this.#scroll(action));
      case 'press': {
        await this.#focusRow(action.pick);
        for (let time = 0; time < action.times; time += 1) {
          const outcome = this.#expectFocusOf(action.key);
          await userEvent.keyboard(`{${action.key}}`);
          const problems = await this.#settle(outcome);
          if (problems.length > 0) return problems;
        }
        return [];
      }
      case 'remove the focused row':
        await this.#focusRow(action.pick);
        return this.#let(action);
      default:
        return this.#let(action);
    }
  }

  /** Performs an action of the host app, which must keep the reader's place and focus. */
  async #let(action: HostAction): Promise<string[]> {
    const before = this.#state();
    const { focused } = before.screen;
    const inView = rowsInView(before).map(({ name }) => name);
    this.#host = nextHost(this.#host, action, { inView, focused });
    await this.#stage.show(this.#host);
    if (action.does === 'wait') await untilIdle();
    this.#measure();
    const toleranceOf = ({ top, bottom }: { top: number; bottom: number }) =>
      this.#isExact ? 1 : bottom - top;
    return this.#settle({
      places: keptPlaces(before, this.#standing, toleranceOf),
      focus: focused === undefined ? undefined : this.#neighboursOf(focused, before),
    });
  }

  /** The row itself if it still exists, otherwise the nearest remaining ones. */
  #neighboursOf(id: string, before: Standing): string[] {
    const order = [...before.layout.rows.keys()];
    const isLeft = (row: string) => this.#standing.layout.rows.has(row);
    if (isLeft(id)) return [id];
    const at = order.indexOf(id);
    const neighbours = [order.slice(0, at).findLast(isLeft), order.slice(at).find(isLeft)];
    return neighbours.filter((row) => row !== undefined);
  }

  #scroll(action: Exclude<ReaderAction, { does: 'press' }>): Outcome {
    const { scroller, handle } = this.#stage;
    const state = this.#state();
    const focus = state.screen.focused === undefined ? undefined : [state.screen.focused];
    const at = (offset: number, because: string, tolerance = 1): Outcome => ({
      places: [{ offset: within(state, offset), tolerance, because }],
      focus,
    });
    switch (action.does) {
      case 'scroll to':
        scroller.scrollTo({ top: action.offset, behavior: 'instant' });
        // An offset identifies a row only if all heights are known in advance.
        return this.#isExact || action.offset === 0
          ? at(action.offset, 'the reader scrolled there')
          : { focus };
      case 'scroll by': {
        scroller.scrollBy({ top: action.delta, behavior: 'instant' });
        const because = `the reader scrolled by ${px(action.delta)}`;
        if (this.#isExact) return at(state.screen.offset + action.delta, because);
        const [first] = rowsInView(state);
        const isNear = first && Math.abs(action.delta) < state.height / 2;
        return isNear
          ? at(state.offset + action.delta, because, first.bottom - first.top)
          : { focus };
      }
      default: {
        const ids = shownRows(this.#host).map(({ id }) => id);
        const id = ids[action.pick % ids.length] ?? '';
        handle.current?.scrollToTransaction(id);
        return { focus, inSight: id, isCentred: true };
      }
    }
  }

  /** Where a key leads from the focused row. A row that is already visible hardly moves. */
  #expectFocusOf(key: string): Outcome {
    const state = this.#state();
    const ids = shownRows(this.#host).map(({ id }) => id);
    const from = ids.indexOf(state.screen.focused ?? '');
    const to =
      { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: ids.length - 1 }[key] ?? from;
    const id = ids[Math.min(Math.max(0, to), ids.length - 1)] ?? '';
    const row = state.screen.rows.find(({ name }) => name === id);
    if (!row || !isWhole(row, state)) return { focus: [id], inSight: id };
    const because = `row ${id} was in sight before it got the focus`;
    const places = [{ offset: state.offset, tolerance: row.bottom - row.top, because }];
    return { focus: [id], inSight: id, places };
  }

  /** Focuses a row unless one has the focus. */
  async #focusRow(pick: number): Promise<void> {
    const state = this.#state();
    if (state.screen.focused !== undefined) return;
    const rows = rowsInView(state);
    const id = rows[pick % rows.length]?.name ?? '';
    const row = this.#stage.list.querySelector(`[data-id="${id}"]`);
    row?.querySelector('button')?.focus({ preventScroll: true });
    await frame();
  }

  #measure(): void {
    const { height } = this.#stage.read();
    this.#standing = { ...this.#standing, layout: this.#stage.layOut(), height };
  }

  #state(): State {
    return readState(this.#stage.read(), this.#standing);
  }

  /** The problems that remain at rest. */
  async #settle(outcome: Outcome): Promise<string[]> {
    let last = '';
    for (let quiet = 0, frames = 0; quiet < QUIET_FRAMES; frames += 1) {
      if (frames === RESTLESS_FRAMES) return ['the list does not come to rest'];
      await frame();
      const now = JSON.stringify(this.#stage.read());
      quiet = now === last ? quiet + 1 : 0;
      last = now;
    }
    if (this.#findProblems(outcome).length === 0) return [];
    await untilIdle();
    return this.#findProblems(outcome);
  }

  #findProblems(outcome: Outcome): string[] {
    const state = this.#state();
    const { list, scroller } = this.#stage;
    const blanks = findBlanks(list, scroller, {
      top: Math.max(0, state.above - state.offset),
      bottom: Math.min(state.height, state.above + state.layout.height - state.offset),
    });
    return [
      ...findProblems(state, outcome, this.#isExact),
      ...blanks.map(({ top, bottom }) => `nothing is drawn from ${px(top)} to ${px(bottom)}`),
    ];
  }
}

const frame = () => new Promise((done) => requestAnimationFrame(done));

const rowsInView = ({ screen, layout }: State) =>
  screen.rows.filter(({ bottom }) => bottom > layout.headingHeight - layout.tuck + 1);
