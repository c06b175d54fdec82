import type { Messages } from '../../i18n/Messages.js';
import { cleanText } from '../../record/cleanText.js';
import { safeUrl } from '../../record/links.js';
import { namedIntermediary } from '../../record/namedIntermediary.js';
import type { MerchantRecord } from '../../service/types.js';
import { categoryPath } from './categoryPath.js';
import { DetailsEntity } from './DetailsEntity.js';
import type { DetailsRow } from './DetailsRow.js';

/** Who stands behind the merchant: intermediary, brand, parent. A brand without `id` is a placeholder and not named. */
export function aboutRows(merchant: MerchantRecord, messages: Messages): DetailsRow[] {
  const { intermediary, brand, aggregateLevel } = merchant;
  const rows: DetailsRow[] = [];
  const add = (term: string, entity: Parameters<typeof DetailsEntity>[0]) => {
    if (!entity.name && !safeUrl(entity.website)) return;
    rows.push({ term, value: <DetailsEntity {...entity} /> });
  };
  const via = namedIntermediary(merchant);
  if (via) add(messages.paidThrough, entityOf(intermediary));
  if (brand?.id) add(messages.brand, entityOf(brand));
  const { parentCategory, categoryGroup, categoryType } = brand?.brandCategory ?? {};
  const path = categoryPath([parentCategory, categoryGroup, categoryType]);
  if (path) rows.push({ term: messages.brandCategory, value: <bdi>{path}</bdi> });
  add(messages.partOf, entityOf(aggregateLevel));
  return rows;
}

interface Entity {
  name?: string;
  website?: string;
  img?: string;
}

function entityOf({ name, website, img }: Entity = {}) {
  return { name: cleanText(name), website, img };
}
