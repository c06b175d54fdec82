/** English, which is built in. British and American English differ only in `locale`. */
export { en } from '../i18n/en.js';
