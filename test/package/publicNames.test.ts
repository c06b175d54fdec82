// @vitest-environment node
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt', 'sv'];

/** Removing or renaming one of these is a breaking change. */
const PUBLIC_NAMES: Record<string, readonly string[]> = {
  'index.js': [
    'CategoryIcon',
    'DisplayProvider',
    'EnrichmentError',
    'IntermediaryBadge',
    'MerchantAddress',
    'MerchantCredits',
    'MerchantDetails',
    'MerchantLogo',
    'MerchantName',
    'MerchantProvider',
    'MerchantVisits',
    'OpeningHoursPopover',
    'OpeningHoursTable',
    'Rating',
    'ReportMerchant',
    'TransactionAmount',
    'TransactionList',
    'TransactionRow',
    'categoryHue',
    'categoryKey',
    'createHttpFetcher',
    'getOpenStatus',
    'getWeek',
    'isPersistableMerchantQuery',
    'merchantQueryOptions',
    'parseMerchant',
    'prefetchMerchants',
    'storableAnswer',
    'useMerchant',
    'useMerchantCredits',
    'useMerchantDetails',
    'useMerchantStatus',
    'useMerchantView',
    'useMerchants',
    'useRowVisibility',
  ],
  'gateway/index.js': [
    'createGateway',
    'createImageProxy',
    'createReportRelay',
    'memoryStore',
    'redisStore',
    'signImageUrl',
    'toNodeListener',
  ],
  'sandbox/index.js': [
    'OWN_SOURCE',
    'PLACES_SOURCE',
    'SANDBOX_API_KEY',
    'createSandbox',
    'sandboxTransactions',
  ],
  'testing/index.js': [
    'installLayout',
    'merchantHandler',
    'merchantRecord',
    'merchantRoute',
    'renderWithMerchants',
  ],
  'testing/service.js': ['merchantHandler', 'merchantRecord', 'merchantRoute'],
  ...Object.fromEntries(LANGUAGES.map((tag) => [`locales/${tag}.js`, [tag]])),
};

it.each(Object.entries(PUBLIC_NAMES))(
  'exports from dist/%s what is public, and no more',
  async (entry, names) => {
    const exports = await import(pathToFileURL(resolve('dist', entry)).href);
    expect(Object.keys(exports).sort()).toEqual(names);
  },
);
