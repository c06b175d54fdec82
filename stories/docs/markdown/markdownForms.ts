import propTypes from 'virtual:prop-types';
import { cssValue } from '../../../tools/theme/cssValue.js';
import type { Token } from '../../../tools/theme/Token.js';
import { tokenGroups } from '../blocks/AllTokens.js';
import { asHost } from '../blocks/asHost.js';
import type { ComponentFacts } from '../blocks/ComponentFacts.js';
import type { DefinitionListProps } from '../blocks/DefinitionList.js';
import type { DoAndDontProps } from '../blocks/DoAndDont.js';
import { SHAPES, THEMES } from '../blocks/looks.js';
import { type SizeTableProps, sizeHead, sizeRows } from '../blocks/SizeTable.js';
import { stateRows } from '../blocks/States.js';
import type { TableProps } from '../blocks/Table.js';
import { tokens, tokensOf } from '../blocks/tokensOf.js';
import { EXAMPLE_ROW, wireBody } from '../blocks/wireBody.js';

type Piece = string | Promise<string>;

/** Pieces of a page with a blank line between them. */
export async function join(pieces: readonly Piece[]): Promise<string> {
  return (await Promise.all(pieces)).filter((piece) => piece !== '').join('\n\n');
}

/** A block as Markdown. `where` is its place in the page, for the error if it has no form. */
export function write(name: string, props: object, where: string): Piece {
  const form = forms[name as keyof typeof forms] as ((props: object) => Piece) | undefined;
  if (form) return form(props);
  throw new Error(
    `${where}: expected a block with a form in stories/docs/markdown/markdownForms.ts, but got ` +
      `<${name}>.`,
  );
}

/** The blocks of the pages, by name. What only Storybook can show is left out. */
const forms = {
  Meta: () => '',
  Canvas: () => '',
  InStorybook: () => '',
  Markdown: ({ children }: { children: string }) => children.trim(),
  Code: ({ text, language }: { text: string; language: string }) => fenced(text, language),
  Sample: ({ file, language = 'tsx' }: { file: string; language?: string }) =>
    fenced(asHost(file), language),
  DefinitionList: ({ rows, plain = false }: DefinitionListProps) =>
    list(rows.map(({ term, about }) => defined(plain ? `**${term.join(' ')}**` : term, about))),
  Table: ({ head, rows }: TableProps) => table(head, rows),
  SizeTable: ({ of }: SizeTableProps) => table(sizeHead(of), sizeRows(of)),
  AllTokens: () =>
    join(tokenGroups(tokens).map(({ title, tokens }) => `### ${title}\n\n${tokenTable(tokens)}`)),
  LogoShapes: () => list(Object.entries(SHAPES).map(([radius, about]) => defined([radius], about))),
  ThemeGallery: () => list(Object.entries(THEMES).map(([name, about]) => defined([name], about))),
  WireExample: async () =>
    join([
      '**Your row**',
      fenced(JSON.stringify(EXAMPLE_ROW, null, 2), 'json'),
      '**The request body**',
      fenced(await wireBody(EXAMPLE_ROW), 'json'),
    ]),
  Recipe: ({ title, file, children }: { title: string; file: string; children: string }) =>
    join([`### ${title}`, children, fenced(asHost(file), 'tsx')]),
  DoAndDont: ({ dos, donts }: DoAndDontProps) =>
    list([defined('**Do**', dos), defined('**Don’t**', donts)]),
  ForDesigners: ({ facts, children }: { facts: ComponentFacts; children: string }) =>
    join([
      '## For designers',
      '### Tokens',
      'The variables in its own style sheet. Components inside it have variables of their own.',
      tokenTable(tokensOf(facts.sheets)),
      '### Do and don’t',
      children,
    ]),
  ForEngineers: ({ facts, sample }: { facts: ComponentFacts; sample: string }) =>
    join([
      '## For engineers',
      fenced(asHost(sample), 'tsx'),
      '### Element',
      facts.element,
      '### Props',
      propTable(facts.name),
      '### Missing data',
      facts.fallback,
      '### Parts',
      list(facts.parts.map(({ className, about }) => defined([`.${className}`], about))),
      '### States',
      facts.states.length === 0
        ? 'It sets no attributes of its own.'
        : list(facts.states.flatMap(stateRows).map(({ term, about }) => defined(term, about))),
      '### Accessibility',
      list(facts.accessibility),
    ]),
};

function fenced(text: string, language: string): string {
  const fence = text.includes('```') ? '````' : '```';
  return `${fence}${language}\n${text.trim()}\n${fence}`;
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** `term`: Markdown, or the pieces of code. */
const defined = (term: string | readonly string[], about: string) =>
  `${typeof term === 'string' ? term : code(term.join(''))}: ${about}`;

const code = (text: string) => (text === '' ? '' : `\`${text}\``);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const tokenTable = (tokens: readonly Token[]) =>
  tokens.length === 0
    ? 'None.'
    : table(
        ['Variable', 'What it is for', 'Default', 'Dark'],
        tokens.map((token) => [
          code(token.variable),
          token.description ?? '',
          code(cssValue(token)),
          token.modes.dark === undefined ? '' : code(cssValue(token, 'dark')),
        ]),
      );

function propTable(name: string): string {
  const props = propTypes[`${name}Props`];
  if (!props) throw new Error(`stories/docs/facts: expected props of ${name}, but got: none`);
  return table(
    ['Prop', 'Type', 'Default', 'What it does'],
    Object.entries(props).map(([prop, { type, required, description, ...facts }]) => [
      `${code(prop)}${required ? ' (required)' : ''}`,
      code(type),
      code(facts.default ?? ''),
      description,
    ]),
  );
}
