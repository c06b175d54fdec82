import '@testing-library/jest-dom/vitest';
import { rowCode } from '../src/display/useRowView.js';
import { zones } from '../src/hours/zones.js';
import { listBehavior } from '../src/list/LateListBehavior.js';
import { loadEngine } from '../src/query/provider/loadEngine.js';
import { loadExchange } from '../src/service/http/createHttpFetcher.js';

// What loads on demand is there before a test begins, so that hand-turned clocks reach all of it.
// A test that renders as a server does has none of it, as servers never load it.
if (typeof document !== 'undefined') {
  await Promise.all([
    loadEngine(),
    loadExchange(),
    listBehavior.load(),
    rowCode.load(),
    zones.load(),
  ]);
}
