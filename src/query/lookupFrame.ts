import type { Lookup } from '../batch/Planner.js';
import type { RequestType } from '../contract/types.js';
import type { MerchantConfig } from './MerchantConfig.js';
import { hashFrame, MERCHANT_QUERY_ROOT, type MerchantFrameKey } from './merchantQueryKey.js';

/** What all lookups of one config and type have in common. */
export interface LookupFrame {
  readonly options: Lookup['options'];
  readonly queryKey: MerchantFrameKey;
  /** The frame's part of their key. */
  readonly key: string;
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
    const { type: _, ...options } = config.request ?? {};
    const queryKey = [MERCHANT_QUERY_ROOT, config.scope ?? '', type, options] as const;
    frame = { options: { ...options, type }, queryKey, key: hashFrame(queryKey) };
    frames.set(type, frame);
  }
  return frame;
}
