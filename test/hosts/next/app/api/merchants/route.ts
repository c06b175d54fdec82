import { merchants } from '../../../server/merchants';

export const POST = merchants.fetch;
