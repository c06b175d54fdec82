import { createGateway } from '../../../../src/gateway/index.js';
import { createImageProxy } from '../../../../src/images/index.js';
import service from './merchantry.service.json' with { type: 'json' };
import { readSession } from './readSession.js';

export const merchants = createGateway({
  ...service.gateway,
  serviceUrl: process.env.MERCHANT_SERVICE_URL ?? '',
  apiKey: () => process.env.MERCHANT_SERVICE_KEY ?? '',
  authorize: (request) => readSession(request) !== undefined,
  scopeOf: (request) => readSession(request)?.customerId ?? '',
});

export const merchantImages = createImageProxy({
  ...service.images,
  authorize: (request) => readSession(request) !== undefined,
});

export const contentSecurityPolicy = `default-src 'self'; ${service.imgSrc}`;
