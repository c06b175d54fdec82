import { describeNext } from './visit/describeNext.js';

describeNext('a Next.js app', ['the page']);
