import express from 'express';
import { toNodeListener } from '../../../../src/gateway/index.js';
import { merchants } from './merchants.js';

const app = express();
// Before `express.json()`, which would read the body.
app.all('/api/merchants', toNodeListener(merchants));

export const server = app.listen(process.env.PORT);
