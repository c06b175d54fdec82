import { setTimeout as wait } from 'node:timers/promises';
import { loadParser, loadSandbox } from './library.js';
import { isTrue } from './isTrue.js';

