export type { Handler, RefusalReason } from '../endpoint/EndpointOptions.js';
export { createGateway } from './createGateway.js';
export type {
  EnrichableRow,
  EnrichedRow,
  EnrichOptions,
  EnrichProgress,
} from './enrich/EnrichOptions.js';
export { EnrichStoppedError } from './enrich/EnrichOptions.js';
export type { GatewayErrorKind, GatewayEvent } from './GatewayEvent.js';
export type {
  AllowedOptions,
  Gateway,
  GatewayHealth,
  GatewayLimits,
  GatewayOptions,
  StoredRecord,
} from './GatewayOptions.js';
export { memoryStore } from './store/memoryStore.js';
export type { RedisClient } from './store/redisStore.js';
export { redisStore } from './store/redisStore.js';
export type { Store, StoreEntry, StoreTarget } from './store/Store.js';
export { tieredStore } from './store/tieredStore.js';
export type { NodeListenerOptions } from './toNodeListener.js';
export { toNodeListener } from './toNodeListener.js';
