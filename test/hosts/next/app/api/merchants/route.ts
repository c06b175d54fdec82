export { merchants as POST } from '../../../server/merchants';
