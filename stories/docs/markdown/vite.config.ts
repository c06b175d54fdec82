import { defineConfig } from 'vite';
import { apiPlugin } from '../api/apiPlugin.js';
import { markdownPages } from './markdownPages.js';

/** For `writeMarkdown.js`. */
export default defineConfig({ plugins: [markdownPages(), apiPlugin()] });
