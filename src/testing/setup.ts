import { installLayout } from './installLayout.js';

installLayout();
