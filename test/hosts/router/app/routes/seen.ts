import { seen } from '../server/seen.js';

export const loader = () => Response.json(seen);
