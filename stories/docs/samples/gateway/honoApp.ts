import { Hono } from 'hono';
import { merchants } from './merchants.js';

export const app = new Hono();
app.all('/api/merchants', (c) => merchants.fetch(c.req.raw));
