export { createGateway } from './createGateway.js';
export type {
  RelayedReport,
  ReportRelayEvent,
  ReportRelayLimits,
  ReportRelayOptions,
} from './createReportRelay.js';
export { createReportRelay } from './createReportRelay.js';
export type {
  EnrichableRow,
  EnrichedRow,
  EnrichOptions,
  EnrichProgress,
} from './EnrichOptions.js';
export { EnrichStoppedError } from './EnrichOptions.js';
export type { GatewayErrorKind, GatewayEvent, RefusalReason } from './GatewayEvent.js';
export type {
  AllowedOptions,
  Gateway,
  GatewayHealth,
  GatewayLimits,
  GatewayOptions,
  Handler,
  StoredRecord,
} from './GatewayOptions.js';
export { createImageProxy } from './images/createImageProxy.js';
export type {
  ImageOutcome,
  ImageProxyEvent,
  ImageProxyOptions,
} from './images/ImageProxyOptions.js';
export { signImageUrl } from './images/signImageUrl.js';
export { memoryStore } from './store/memoryStore.js';
export type { RedisClient } from './store/redisStore.js';
export { redisStore } from './store/redisStore.js';
export type { Store, StoreEntry, StoreTarget } from './store/Store.js';
export { tieredStore } from './store/tieredStore.js';
export type { NodeListenerOptions } from './toNodeListener.js';
export { toNodeListener } from './toNodeListener.js';
