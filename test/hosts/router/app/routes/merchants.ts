import { merchants } from '../server/merchants.js';
import type { Route } from './+types/merchants.js';

/** Browsers ask here. It is a resource route, because it has no component. */
export const action = ({ request }: Route.ActionArgs) => merchants.fetch(request);
