export type { Layout } from './installLayout.js';
export { installLayout } from './installLayout.js';
export type { RenderedWithMerchants, RenderWithMerchantsOptions } from './renderWithMerchants.js';
export { renderWithMerchants } from './renderWithMerchants.js';
export * from './service.js';
export { details, rowOf, rows } from './testers/testers.js';
