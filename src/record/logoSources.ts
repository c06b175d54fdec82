import type { MerchantRecord } from '../service/types.js';

/**
 * Pictures that can stand for a merchant, best first. A logo whose score is below `minLogoScore` is passed over; without
 * a score there is nothing to refuse.
 */
export function logoSources(
  merchant: MerchantRecord | undefined,
  minLogoScore: number | undefined,
): string[] {
  if (!merchant) return [];
  const { logoScore } = merchant;
  const isPoor = minLogoScore !== undefined && logoScore !== undefined && logoScore < minLogoScore;
  const sources = [
    ...(isPoor ? [] : [merchant.logoImg, merchant.img]),
    merchant.brand?.img,
    merchant.aggregateLevel?.img,
    merchant.categoryImg,
  ];
  return sources.filter((source): source is string => source !== undefined && source !== '');
}
