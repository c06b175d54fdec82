import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { projects } from './test/projects.js';
import { dataEntries } from './tools/dataEntries.js';
import { styleEntries } from './tools/theme/styleEntries.js';

const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies });
/** Entries by file name: `themes/bold` from `src/theme/themes/bold.css`. */
const entriesIn = (folder: string, ending: string, prefix: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => [`${prefix}/${file.slice(0, -ending.length)}`, `${folder}/${file}`]),
  );

export default defineConfig({
  plugins: [react(), styleEntries(), dataEntries(['openapi', 'monitoring'])],
  css: {
    // Lowered, `light-dark()` would follow the system instead of `color-scheme`, and `:dir()` the
    // language.
    lightningcss: { exclude: Features.LightDark | Features.DirSelector },
  },
  build: {
    // Browsers of autumn 2022.
    target: ['chrome107', 'edge107', 'firefox106', 'safari16'],
    // Host apps minify their own bundle. Unminified code can be debugged without source maps.
    minify: false,
    cssMinify: 'lightningcss',
    cssCodeSplit: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        'find/index': 'src/find/index.ts',
        'gateway/index': 'src/gateway/index.ts',
        'images/index': 'src/images/index.ts',
        'reports/index': 'src/reports/index.ts',
        'sandbox/index': 'src/sandbox/index.ts',
        'server/merchantry': 'src/server/merchantry.ts',
        'testing/index': 'src/testing/index.ts',
        'testing/service': 'src/testing/service.ts',
        'testing/setup': 'src/testing/setup.ts',
        styles: 'src/theme/styles.css',
        list: 'src/theme/list.css',
        details: 'src/theme/details.css',
        find: 'src/theme/find.css',
        ...entriesIn('src/locales', '.ts', 'locales'),
        ...entriesIn('src/find/locales', '.ts', 'find/locales'),
        ...entriesIn('src/theme/themes', '.css', 'themes'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      // Node's own modules, and what only the command needs, which no page should have to install.
      external: [
        /^node:/,
        'jose',
        'redis',
        ...installed.map((name) => new RegExp(`^${name}(/|$)`)),
      ],
      // An inlined constant leaves an import without names behind, and hosts' bundlers warn of
      // each.
      optimization: { inlineConst: false },
      // One file per module: otherwise 'use client' is lost, and with it the line between server
      // and client.
      output: { preserveModules: true, preserveModulesRoot: 'src' },
    },
  },
  test: {
    // Long enough that only a hanging test times out, even on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects,
  },
});
