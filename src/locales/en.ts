/** English, built in: no page needs to import it. British and American readers differ in `locale` only. */
export { en } from '../display/en.js';
