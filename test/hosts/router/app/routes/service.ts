import { createSandbox } from 'merchantry/sandbox';
import type { Route } from './+types/service.js';

const serve = createSandbox({ apiKey: 'any' });

export const loader = ({ request }: Route.LoaderArgs) => serve(request);
export const action = ({ request }: Route.ActionArgs) => serve(request);
