import type { Plugin } from 'vite';
import { toNodeListener } from '../../../../src/gateway/index.js';
import { merchants } from './merchants.js';

/** The endpoint in Vite's development server, whose `middlewares` is a Connect app. */
export function merchantsPlugin(): Plugin {
  return {
    name: 'merchants',
    configureServer({ middlewares }) {
      middlewares.use('/api/merchants', toNodeListener(merchants.fetch));
    },
  };
}
