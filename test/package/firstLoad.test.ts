// @vitest-environment node
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from './listFiles.js';

const files = new Set(listFiles('src'));

/** What a page loads before anything is shown or opened: `import()` and types load nothing. */
function firstLoad(...entries: readonly string[]): Set<string> {
  const loaded = new Set(entries);
  for (const file of loaded) {
    for (const imported of importsOf(file)) loaded.add(imported);
  }
  return loaded;
}

function importsOf(file: string): string[] {
  const source = readFileSync(`src/${file}`, 'utf8');
  const found = source.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)\.js';/gm);
  return [...found].map(([, specifier = '']) => {
    const path = posix.join(posix.dirname(file), specifier);
    return files.has(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`;
  });
}

describe('the first load of the list', () => {
  const list = firstLoad(
    'list/TransactionList.tsx',
    'query/provider/MerchantProvider.tsx',
    'service/http/createHttpFetcher.ts',
  );

  it('has rows and their words, and stands in for the planner', () => {
    const some = ['list/row/useRow.tsx', 'planner/createPlannerFront.ts'];
    const words = ['i18n/enList.ts', 'view/describeRow.ts'];
    expect(list).toEqual(new Set([...list, ...some, ...words]));
    expect([...list].filter((file) => !files.has(file))).toEqual([]);
  });

  it('has neither the table of zones nor words that only details and reports show', () => {
    const late = /^(details|report|locales)\/|^i18n\/en\.ts$|^hours\/countryTimeZones\.ts$/;
    expect([...list].filter((file) => late.test(file))).toEqual([]);
  });

  it('has nothing that is needed once a row is painted, requests a merchant or opens', () => {
    const late = [
      'query/provider/engine.ts',
      'planner/createPlanner.ts',
      'service/fetchMerchantList.ts',
      'service/response/parseResponse.ts',
      'display/rowCode.ts',
      'display/clippedParts.ts',
      'service/http/exchange.ts',
      'list/ListBehavior.tsx',
      'list/ListCredits.tsx',
      'list/row/fillSlots.tsx',
      'components/hours/OpeningHoursDialog.tsx',
      'components/IntermediaryTooltip.tsx',
    ];
    expect(late.filter((file) => !files.has(file))).toEqual([]);
    expect(late.filter((file) => list.has(file))).toEqual([]);
  });
});
