export type { GatewayEvent, RefusalReason } from './GatewayEvent.js';
export type {
  Gateway,
  GatewayHealth,
  GatewayLimits,
  GatewayOptions,
  Handler,
} from './GatewayOptions.js';
export type { Store, StoreEntry, StoreTarget } from './store/Store.js';
