/** A list that scrolls with the main part. */
export { default } from '../page';
