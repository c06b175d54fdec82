import { catalogue } from '../catalogue/catalogue.js';
import type { StatementRow } from './StatementRow.js';
import { terminalFacts } from './terminalFacts.js';

/** Monthly payments by day of the month: merchants, and amounts in pounds. */
const MONTHLY: ReadonlyMap<number, readonly (readonly [merchant: string, amount: string])[]> =
  new Map([
    [
      1,
      [
        ['quaymoor-lettings', '-1150.00'],
        ['aldermere-council', '-142.00'],
      ],
    ],
    [2, [['ironfern-gym', '-32.50']]],
    [4, [['wavelark-music', '-10.99']]],
    [6, [['lumen-energy', '-81.45']]],
    [7, [['pagefall', '-7.99']]],
    [9, [['shelterwren-insurance', '-31.40']]],
    [12, [['meridian-stream', '-11.99']]],
    [
      15,
      [
        ['pelimo-mobile', '-15.00'],
        ['vaultmoth', '-2.99'],
      ],
    ],
    [18, [['fibrelark-broadband', '-29.00']]],
    [20, [['stackhaven-storage', '-58.00']]],
    [22, [['otterbeck-water', '-38.20']]],
    [24, [['parlawise-languages', '-8.99']]],
    [25, [['brightwater-ltd', '2424.00']]],
    [28, [['hollowmere-pension-fund', '612.40']]],
  ]);

/** The monthly payments of a day of the month (UTC). */
export function monthlyRows(dayOfMonth: number): StatementRow[] {
  return (MONTHLY.get(dayOfMonth) ?? []).flatMap(([id, amount]) => {
    const merchant = catalogue().byId.get(id);
    if (merchant === undefined) return [];
    return [{ ...terminalFacts(merchant, merchant.branches[0]), amount, currency: 'GBP' }];
  });
}
