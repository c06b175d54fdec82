import { describeNext } from './visit/describeNext.js';

// A scroller of the app's own is hidden with its list, and comes back with it.
describeNext('a Next.js app that keeps hidden pages', ['the page', 'main']);
