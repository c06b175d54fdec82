export type { MerchantAnswer, MerchantRecords } from './MerchantRecords.js';
export type { MerchantHandlerOptions, MerchantRoute } from './merchantHandler.js';
export { merchantHandler, merchantRoute } from './merchantHandler.js';
export type { RecordOverrides } from './merchantRecord.js';
export { merchantRecord } from './merchantRecord.js';
