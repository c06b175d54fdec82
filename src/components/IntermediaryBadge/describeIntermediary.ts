import { formatMessage } from '../../i18n/formatMessage.js';
import type { Messages } from '../../i18n/Messages.js';
import { type NamedIntermediary, namedIntermediary } from '../../record/namedIntermediary.js';
import type { MerchantRecord } from '../../service/types.js';

export interface IntermediaryDescription extends NamedIntermediary {
  /** "via PayZip" */
  text: string;
}

/** Describes the payment intermediary; undefined if it is the merchant itself. */
export function describeIntermediary(
  merchant: MerchantRecord | undefined,
  messages: Messages,
): IntermediaryDescription | undefined {
  const intermediary = namedIntermediary(merchant);
  if (!intermediary) return undefined;
  const { name, host } = intermediary;
  return { name, host, text: formatMessage(messages.via, { name }) };
}
