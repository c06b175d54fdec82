import { defineConfig } from 'vite';
import { propTypesPlugin } from '../../../.storybook/propTypesPlugin.js';
import { markdownPages } from './markdownPages.js';

/** For `writeMarkdown.js`. */
export default defineConfig({ plugins: [markdownPages(), propTypesPlugin()] });
