import api from 'virtual:api';
import document from '../../src/theme/tokens.json' with { type: 'json' };
import { cssValue } from '../../tools/theme/cssValue.js';
import type { DesignTokens } from '../../tools/theme/DesignTokens.js';
import { readTokens } from '../../tools/theme/readTokens.js';
import type { Token } from '../../tools/theme/Token.js';
import type { ApiMember } from './api/Api.js';
import type { ComponentDocs } from './ComponentDocs.js';
import sizes from './sizes.json' with { type: 'json' };

// The blocks of the guides as Markdown: Storybook renders it, the package contains it as it is.

export interface DefinitionRow {
  /** Pieces of the term. */
  term: readonly string[];
  about: string;
}

/** Markdown as it is. */
export const Text = ({ of }: { of: string }) => of.trim();

export function Code({ text, language }: { text: string; language: string }): string {
  const fence = text.includes('```') ? '````' : '```';
  return `${fence}${language}\n${text.trim()}\n${fence}`;
}

/** A file that compiles, as a host app would write it: it imports from the package. */
export function Sample({ file, language = 'tsx' }: { file: string; language?: string }): string {
  const text = file
    .replaceAll(/(?:\.\.\/)+src\/index\.js/g, 'merchantry')
    .replaceAll(/(?:\.\.\/)+src\/locales\/(\w+)\.js/g, 'merchantry/locales/$1')
    .replaceAll(
      /(?:\.\.\/)+src\/(find|gateway|images|reports|sandbox|testing)\/index\.js/g,
      'merchantry/$1',
    );
  return Code({ text, language });
}

export interface TableProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export function Table({ head, rows }: TableProps): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Terms, in code unless `plain`, and their meanings. */
export function DefinitionList({
  rows,
  plain = false,
}: {
  rows: readonly DefinitionRow[];
  plain?: boolean;
}): string {
  const cells = rows.map(({ term, about }) => [
    plain ? `**${term.join(' ')}**` : code(term.join('')),
    about,
  ]);
  return Table({ head: ['', ''], rows: cells });
}

/** The members of an exported type, or its cases, with their comments. `only`: those of another type. */
export function Members({ of, only, except }: MembersProps): string {
  const members = membersOf(of);
  const left = except ? membersOf(except) : {};
  const shown = Object.keys(only ? membersOf(only) : members).flatMap((name) => {
    const member = members[name];
    return member && !(name in left) ? [{ name, ...member }] : [];
  });
  // Where everything is required, nothing says so.
  const isMixed = shown.some(({ required }) => !required);
  const rows = shown.map(({ name, required, text }) => ({
    term: [name],
    about: required && isMixed ? `Required. ${text}` : text,
  }));
  return DefinitionList({ rows });
}

export interface MembersProps {
  of: string;
  only?: string;
  except?: string;
}

function membersOf(name: string): Readonly<Record<string, ApiMember>> {
  const members = api[name]?.members ?? {};
  if (Object.keys(members).length > 0) return members;
  throw new Error(`stories/docs: expected an exported type with members, but got: ${name}`);
}

/** What the package weighs, as the last build was measured. `imports`: each public name alone. */
export function SizeTable({ of }: { of: 'parts' | 'imports' }): string {
  const isImport = (name: string) => /^\w*[A-Z]\w*$/.test(name);
  const rows = sizes
    .filter(({ name }) => isImport(name) === (of === 'imports'))
    .map(({ name, size }) => [isImport(name) ? code(name) : name, (size / 1000).toFixed(1)]);
  return Table({ head: [of === 'imports' ? 'Import' : 'Part', 'Size in kB'], rows });
}

/** In the order of `tokens.json`. */
export const tokens: readonly Token[] = readTokens(document as DesignTokens);

/** Every variable, in the groups of `tokens.json`. */
export function AllTokens(): string {
  const groups = new Map<string, Token[]>();
  let title = '';
  for (const token of tokens) {
    title = token.group ?? title;
    groups.set(title, [...(groups.get(title) ?? []), token]);
  }
  return [...groups].map(([name, group]) => `### ${name}\n\n${tokenTable(group)}`).join('\n\n');
}

const tokenTable = (shown: readonly Token[]) =>
  Table({
    head: ['Variable', 'What it is for', 'Default', 'Dark'],
    rows: shown.map((token) => [
      code(token.variable),
      token.description ?? '',
      code(cssValue(token)),
      token.modes.dark === undefined ? '' : code(cssValue(token, 'dark')),
    ]),
  });

const code = (text: string) => (text === '' ? '' : `\`${text}\``);

const sheets = Object.values(
  import.meta.glob<string>('../../src/{components,list,details,report,sheet}/**/*.css', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map((sheet) => sheet.replace(/\/\*.*?\*\//gs, ''));

/** The tokens that style sheets read which begin with one of these components. */
function tokensOf(selectors: readonly string[]): Token[] {
  const nameIn = (css: string) => /\.mry-(\w+)/.exec(css)?.[1];
  const names = new Set(selectors.map(nameIn));
  const own = sheets.filter((sheet) => names.has(nameIn(sheet)));
  const read = new Set(own.flatMap((sheet) => sheet.match(/(?<=var\()--mry-[\w-]+/g) ?? []));
  return tokens.filter(({ variable }) => read.has(variable));
}

/** A component's page, from the second heading on. */
export function componentText(name: string, docs: ComponentDocs): string {
  const { selectors, accessibility, sample } = docs;
  const props = Object.entries(membersOf(`${name}Props`));
  const required = props.filter(([, prop]) => prop.required).map(([prop]) => ` ${prop}={${prop}}`);
  const usage = `import { ${name} } from 'merchantry';\n\n<${name}${required.join('')} />;`;
  return [
    '## Usage',
    sample ? Sample({ file: sample }) : Code({ text: usage, language: 'tsx' }),
    '## Props',
    Table({
      head: ['Prop', 'Type', 'What it does'],
      rows: props.map(([prop, { type, required, text }]) => [
        `${code(prop)}${required ? ' (required)' : ''}`,
        code(type),
        text,
      ]),
    }),
    '## Parts and states',
    meanings(selectors),
    '## Tokens',
    'The variables that its own style sheet reads. Components inside it have variables of their own.',
    tokenTable(tokensOf(Object.keys(selectors))),
    '## Accessibility',
    accessibility.map((note) => `- ${note}`).join('\n'),
  ].join('\n\n');
}

export const Recipe = ({ file }: { file: string; story?: string }) => Sample({ file });

/** Values of `--mry-logo-radius`. */
export const SHAPES = {
  '27%': 'Rounded square, the default',
  '50%': 'Circle',
  '0%': 'Square',
} as const;

/** The ready themes, and what each is for. */
export const THEMES = {
  default: 'Calm and quiet. Built in.',
  bold: 'A bold consumer brand: warm surfaces, round shapes, heavy names.',
  dense:
    'A back-office table: low rows with hairlines, on one line if they fit, and square shapes.',
  contrast: 'Text of at least 7:1, with strong borders and focus rings.',
} as const;

const meanings = (words: Readonly<Record<string, string>>) =>
  DefinitionList({ rows: Object.entries(words).map(([term, about]) => ({ term: [term], about })) });

export const LogoShapes = () => meanings(SHAPES);
export const ThemeGallery = () => meanings(THEMES);
