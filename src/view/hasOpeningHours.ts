import { getWeek } from '../hours/getWeek.js';
import { cleanText } from '../record/cleanText.js';
import type { MerchantRecord } from '../service/types.js';

/** True when the record has hours of the shop itself to show. Hours with a `type` (kitchen, delivery …) are not. */
export function hasOpeningHours(merchant: MerchantRecord | undefined): boolean {
  const hours = merchant?.opening_hours;
  if (!hours || hours.type) return false;
  return Boolean(hours.weekday_text?.some((line) => cleanText(line)) || getWeek(hours));
}
