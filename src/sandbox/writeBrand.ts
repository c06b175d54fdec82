import type { AggregateLevel, Brand } from '../service/types.js';
import { parents } from './catalogue/parents.js';
import type { EsgForm, SandboxMerchant } from './catalogue/SandboxMerchant.js';
import { categoryGroup, categoryLabel } from './categories.js';
import { hashText } from './hashText.js';
import type { PictureUrl } from './picturePath.js';

/** The service does not specify the shape of a participation: these are shapes it might send. */
const PARTICIPATIONS: Readonly<Record<EsgForm, readonly unknown[]>> = {
  strings: ['Green Ledger Pledge', 'Fair Wage Register'],
  objects: [
    { id: 'glp', name: 'Green Ledger Pledge', since: 2021, score: 4 },
    { id: 'rnw', name: 'Renewable Till Scheme', since: 2024, score: 3 },
  ],
  nested: [
    {
      programme: { name: 'Open Harvest Charter', url: 'https://openharvest.example' },
      levels: [
        { year: 2025, level: 'silver' },
        { year: 2026, level: 'gold' },
      ],
    },
    'Fair Wage Register',
  ],
};

const FIRST_VERIFIED = Date.UTC(2025, 0, 6, 9);
const DAY_MS = 86_400_000;

/** A merchant's brand, if it has one. A placeholder has only a name. */
export function writeBrand(merchant: SandboxMerchant, pictureUrl: PictureUrl): Brand | undefined {
  const { id, name, brand, category, esg, logo, website } = merchant;
  if (brand === 'none') return undefined;
  if (brand === 'placeholder') return { name };
  return {
    id: `brand-${id}`,
    name,
    ...(logo && { img: pictureUrl('logos', id) }),
    ...(website !== undefined && { website }),
    ...(esg && { esg: { participations: PARTICIPATIONS[esg] } }),
    brandCategory: {
      parentCategory: categoryGroup(category),
      categoryGroup: categoryLabel(category, 'en'),
      categoryType: merchant.branches.length === 0 ? 'Online' : 'High street',
    },
    verifiedInputDate: new Date(FIRST_VERIFIED + (hashText(id) % 600) * DAY_MS).toISOString(),
  };
}

/** The group a merchant belongs to. */
export function writeParent(
  merchant: SandboxMerchant,
  pictureUrl: PictureUrl,
): AggregateLevel | undefined {
  const parent = parents.find(({ id }) => id === merchant.parent);
  return (
    parent && {
      id: parent.id,
      name: parent.name,
      img: pictureUrl('logos', parent.id),
      website: `https://${parent.id.replaceAll('-', '')}.example`,
    }
  );
}
