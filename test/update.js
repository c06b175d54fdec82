import { run } from './package/run.js';

// `npm run update` writes anew what tests compare with, `npm run update -- tokens pictures` some of it.
// The difference that git shows is what a change has changed.

const BUILD = 'npm run build';

/** @type {Record<string, readonly string[]>} */
const UPDATES = {
  // Types and style sheets of the theme, from tokens.json and the folders of components.
  tokens: ['vitest run --project unit test/theme/generated --update'],
  // Sizes on the page Performance.
  sizes: [
    BUILD,
    // By way of another file, because the configuration reads the old one.
    'UPDATE_SIZES=yes size-limit --json --config test/package/sizeLimit.js > dist/sizes.json',
    // One entry a line.
    String.raw`node -p "fs.readFileSync('dist/sizes.json', 'utf8').trim().replace(/\s+/g, ' ').replace(/ \{/g, '\n  {').replace(/ \]/, '\n]')" > stories/docs/sizes.json`,
  ],
  // The package's public types.
  api: [BUILD, 'node test/package/api/checkApi.js --update'],
  // What a screen reader says.
  transcripts: ['vitest run --project browser test/speech --update'],
  // How every state looks, and the README's pictures.
  pictures: ['vitest run --project visual --update'],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in UPDATES));
if (unknown.length > 0) {
  const names = Object.keys(UPDATES).join(', ');
  console.error(`npm run update: expected names among ${names}, but got: ${unknown.join(' ')}`);
  process.exit(1);
}
const chosen = Object.entries(UPDATES).filter(
  ([name]) => named.length === 0 || named.includes(name),
);
for (const command of new Set(chosen.flatMap(([, commands]) => commands))) {
  run('sh', ['-c', command], { show: true });
}
