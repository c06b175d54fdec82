import { beforeAll, describe, it } from 'vitest';
import { page } from 'vitest/browser';
import { fc } from '../fc.js';
import { propertyRuns } from '../propertyRuns.js';
import { anyPlan, scrollers } from './places/HostAction.js';
import { lostPlaces } from './places/lostPlaces.js';
import { play } from './places/play.js';
import { rowKinds } from './places/Stage.js';
import '../../src/theme/styles.css';
import '../../src/theme/themes/bold.css';
import '../../src/theme/themes/contrast.css';
import '../../src/theme/themes/dense.css';

/**
 * To run by hand, with any of these: `VITE_PROPERTY_RUNS=20000 VITE_SEED=1 VITE_ACTIONS='scroll
 * to,prepend' npx vitest run --project sweeps test/list/places.sweep.test.tsx -t 'on the page'`. A
 * failure prints its plan, which `VITE_PLAN` plays again, and its seed and path, for `VITE_SEED`
 * and `VITE_PATH`.
 */
const { VITE_SEED, VITE_PATH, VITE_PLAN, VITE_ACTIONS } = import.meta.env;
/** Each takes seconds, in every kind of scroller with every kind of row. */
const sequences = VITE_PLAN ? 1 : propertyRuns(1 / 20);
const seed = Number(VITE_SEED ?? 20261120);
/** In milliseconds: only a sequence that hangs takes so long, even on a slow machine. */
const timeout = 120_000 + sequences * 30_000;

beforeAll(async () => {
  await page.viewport(960, 720);
  return () => page.viewport(414, 896);
});

describe('what stands on screen stays where it was', () => {
  it.each(lostPlaces)('when %s, %s, with %s', (_, scroller, kind, plan) =>
    play(scroller, kind, plan),
  );
});

describe.each(scrollers)('%s', (scroller) => {
  it.for(rowKinds)(
    `%s stand where a plain list has them, through ${sequences} random sequences of actions`,
    { timeout },
    async (kind, { annotate }) => {
      let actions = 0;
      const plans = anyPlan(scroller, VITE_ACTIONS?.split(','));
      const property = fc.asyncProperty(plans, async (plan) => {
        await play(scroller, kind, plan);
        actions += plan.actions.length;
      });
      await fc.assert(property, {
        numRuns: sequences,
        seed,
        ...(VITE_PLAN && { examples: [[JSON.parse(VITE_PLAN)]] }),
        ...(VITE_PATH && { path: VITE_PATH, endOnFailure: true }),
        includeErrorInReport: true,
      });
      await annotate(`${sequences} sequences of ${actions} actions in all, seed ${seed}`);
    },
  );
});
