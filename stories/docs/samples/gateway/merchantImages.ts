import { lookup } from 'node:dns/promises';
import { createImageProxy } from '../../../../src/images/index.js';
import { readSession } from './readSession.js';

export const merchantImages = createImageProxy({
  allow: ['logos.example', '*.logos.example'],
  authorize: (request) => readSession(request) !== undefined,
  // Refuses names that lead into your own network.
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
});
