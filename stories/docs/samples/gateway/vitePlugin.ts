import type { Plugin } from 'vite';
import { toNodeListener } from '../../../../src/gateway/index.js';

/** The endpoint in Vite's development server, whose `middlewares` is a Connect app. */
export function merchantsPlugin(): Plugin {
  return {
    name: 'merchants',
    async configureServer({ middlewares }) {
      const { merchants } = await import('./merchants.js');
      middlewares.use('/api/merchants', toNodeListener(merchants.fetch));
    },
  };
}
