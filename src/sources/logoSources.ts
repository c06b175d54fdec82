import type { MerchantRecord } from '../service/types.js';
import { rowFields } from './partFields.js';

export interface LogoSource {
  field: (typeof rowFields.logo)[number];
  url: string;
}

/**
 * Pictures that can stand for a merchant, best first. A logo whose score is below `minLogoScore` is
 * passed over; without a score there is nothing to refuse.
 */
export function logoSources(
  merchant: MerchantRecord | undefined,
  minLogoScore?: number | undefined,
): LogoSource[] {
  if (!merchant) return [];
  const { logoScore } = merchant;
  const isPoor = minLogoScore !== undefined && logoScore !== undefined && logoScore < minLogoScore;
  const sources: LogoSource[] = [];
  for (const field of rowFields.logo) {
    if (isPoor && (field === 'logoImg' || field === 'img')) continue;
    const value = merchant[field];
    const url = typeof value === 'object' ? value.img : value;
    if (url) sources.push({ field, url });
  }
  return sources;
}
