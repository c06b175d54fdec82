/** English, built in: no page needs to import it. British and American readers differ in `locale` only. */
export { en } from '../i18n/en.js';
