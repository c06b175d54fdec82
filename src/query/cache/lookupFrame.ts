import type { RequestGroup } from '../../planner/types.js';
import { jsonBytes } from '../../service/request/jsonBytes.js';
import type { RequestType } from '../../service/types.js';
import type { MerchantConfig } from '../provider/MerchantConfig.js';
import { hashFrame, MERCHANT_QUERY_ROOT, type MerchantFrameKey } from './merchantQueryKey.js';

/** What all lookups of one config and type have in common. */
export interface LookupFrame extends RequestGroup {
  /** The frame's part of their key. */
  readonly key: string;
  readonly queryKey: MerchantFrameKey;
}

/** Configs are immutable too. */
const made = new WeakMap<MerchantConfig, Map<RequestType, LookupFrame>>();

export function lookupFrame(config: MerchantConfig, type: RequestType): LookupFrame {
  let frames = made.get(config);
  if (!frames) {
    frames = new Map();
    made.set(config, frames);
  }
  let frame = frames.get(type);
  if (!frame) {
    const { type: _, ...others } = config.request ?? {};
    const queryKey = [MERCHANT_QUERY_ROOT, config.scope ?? '', type, others] as const;
    const options = { ...others, type };
    const bytes = jsonBytes(JSON.stringify({ ...options, transactions: [] }));
    frame = { key: hashFrame(queryKey), queryKey, options, bytes };
    frames.set(type, frame);
  }
  return frame;
}
