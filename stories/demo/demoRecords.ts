import type { MerchantRecord } from '../../src/index.js';
import { pictureUrl } from '../pictureUrl.js';
import { coffee, grocer, pharmacy, stream } from '../records.js';

const logo = (id: string): { logoImg: string } => ({
  logoImg: pictureUrl(`logos/${id}`),
});

/** What the sandbox knows of the demo's merchants, for rows that stand alone. By the row's id. */
export const demoRecords: Readonly<Record<string, MerchantRecord>> = {
  lumen: { name: 'Lumen Energy', category: 'Utilities', ...logo('lumen-energy') },
  harrow: grocer,
  orbit: { name: 'Orbit Rail', category: 'Transport', ...logo('orbit-rail') },
  northside: { ...coffee, category: 'Coffee' },
  tidewell: pharmacy,
  'casa-olmo': { name: 'Casa Olmo', category: 'Eating out', ...logo('casa-olmo') },
  brightwater: { name: 'Brightwater Ltd', category: 'Income' },
  cash: { name: 'Cash machine, Canal Street', category: 'Cash' },
  meridian: stream,
  fernwick: { name: 'Fernwick Outfitters', category: 'Shopping', ...logo('fernwick-outfitters') },
  glasshouse: {
    name: 'Glasshouse Cinema',
    category: 'Entertainment',
    ...logo('glasshouse-cinema'),
  },
  sorano: { name: 'Sorano Noodles', category: 'Eating out', locality: 'Kyoto', country: 'JP' },
  'exchange-fee': { name: 'Foreign exchange fee', category: 'Fees' },
  pinebarrow: { name: 'Pinebarrow Books', category: 'Shopping', ...logo('pinebarrow-books') },
  lantern: { name: 'Lantern House Hospice', category: 'Charity' },
  quarrybank: { name: 'Quarrybank Garage', category: 'Fuel' },
};
