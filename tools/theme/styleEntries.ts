import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { splitSelectors } from './splitSelectors.js';
import { unlayer } from './unlayer.js';
import { writeDarkTokens } from './writeDarkTokens.js';
import { writeResolver } from './writeResolver.js';

const TOKENS = 'src/theme/tokens.json';
const THEMES = 'src/theme/themes';

/**
 * Emits what the package has besides scripts: the style sheets without selector lists, one of them
 * also without its layer, and the tokens for design tools. Removes the empty script that each style
 * entry leaves behind.
 */
export function styleEntries(): Plugin {
  return {
    name: 'merchantry:style-entries',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type === 'chunk' && output.facadeModuleId?.endsWith('.css')) delete bundle[file];
        if (output.type === 'asset' && file.endsWith('.css')) {
          const css = splitSelectors(String(output.source));
          output.source = css;
          if (file === 'styles.css') {
            const fileName = 'styles.unlayered.css';
            this.emitFile({ type: 'asset', fileName, source: unlayer(css) });
          }
        }
      }
      const tokens = readFileSync(TOKENS, 'utf8');
      const dark = `${JSON.stringify(writeDarkTokens(JSON.parse(tokens)), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source: tokens });
      this.emitFile({ type: 'asset', fileName: 'tokens.dark.json', source: dark });
      const themes = readdirSync(THEMES)
        .filter((file) => file.endsWith('.json'))
        .map((file) => [
          file.slice(0, -'.json'.length),
          JSON.parse(readFileSync(`${THEMES}/${file}`, 'utf8')),
        ]);
      // In one line: it is long, and for tools.
      const resolver = `${JSON.stringify(writeResolver(JSON.parse(tokens), Object.fromEntries(themes)))}\n`;
      this.emitFile({ type: 'asset', fileName: 'tokens.resolver.json', source: resolver });
    },
  };
}
