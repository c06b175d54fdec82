import express from 'express';
import { toNodeListener } from '../../../../src/gateway/index.js';
import { merchants } from './merchants.js';

const app = express();
// `express.json()` may stand before it, but lets less through: 100 kB by default.
app.all('/api/merchants', toNodeListener(merchants.fetch));

export const server = app.listen(process.env.PORT);
