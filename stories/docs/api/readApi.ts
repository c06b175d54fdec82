import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { API, type Symbol as ApiSymbol, type Checker, SymbolFlags } from 'typescript/unstable/sync';
import type { Api, ApiMember } from './Api.js';

const CONFIG = resolve('src/tsconfig.json');
const ENTRIES = [
  'index',
  'find/index',
  'gateway/index',
  'images/index',
  'reports/index',
  'testing/index',
];
/** `TypeFormatFlags.NoTruncation` */
const WHOLE = 1;

/** Every export of the package with its members, as TypeScript and TSDoc say. Takes about a second. */
export function readApi(): { api: Api; files: readonly string[] } {
  const compiler = new API({ cwd: process.cwd() });
  try {
    const project = compiler.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG);
    if (!project) throw new Error(`expected a project in ${CONFIG}`);
    const { checker, program } = project;
    const files = program.getSourceFileNames().filter((file) => file.startsWith(resolve('src')));
    const exported = ENTRIES.flatMap((entry) => {
      const file = program.getSourceFile(resolve(`src/${entry}.ts`));
      const module = file && checker.getSymbolAtLocation(file);
      return module ? checker.getExportsOfModule(module) : [];
    });
    const read = exported.map((symbol) => {
      const target = aliased(symbol, checker);
      const members = (target.flags & SymbolFlags.Type) === 0 ? {} : membersOf(target, checker);
      return [symbol.name, { text: textOf(target, checker), members }] as const;
    });
    return { api: Object.fromEntries(read), files };
  } finally {
    compiler.close();
  }
}

const textOf = (symbol: ApiSymbol, checker: Checker) =>
  checker
    .getDocumentationCommentOfSymbol(symbol)
    .replace(/(?<!\n)\n(?![\n-])/g, ' ')
    .trim();

/** Lists the cases of a union of literals, or of objects with a `type`. Leaves out members of React. */
function membersOf(symbol: ApiSymbol, checker: Checker): Record<string, ApiMember> {
  const cases = casesIn(symbol, checker).filter(([, { text }]) => text !== '');
  if (cases.length > 0) return Object.fromEntries(cases);
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const own = checker
    .getPropertiesOfType(type)
    .filter(({ declarations }) => declarations.some(({ path }) => isOwn(path)));
  const members = own.map((property) => [property.name, memberOf(property, checker)] as const);
  // Inherited ones come last otherwise, required or not.
  return Object.fromEntries(members.sort(([, a], [, b]) => +b.required - +a.required));
}

const isOwn = (path: string) => path.toLowerCase().startsWith(`${resolve('src').toLowerCase()}/`);

function memberOf(property: ApiSymbol, checker: Checker): ApiMember {
  const required = (property.flags & SymbolFlags.Optional) === 0;
  const found = checker.getTypeOfSymbol(property);
  const type = found ? checker.typeToString(found, undefined, WHOLE).replaceAll('"', "'") : '';
  const parts = found?.isUnionType() ? found.getTypes() : [];
  const values = parts.flatMap((part) =>
    part.isStringLiteralType() || part.isNumberLiteralType() ? [part.value] : [],
  );
  const isChoice = values.length > 0 && values.length >= parts.length - 1;
  const text = textOf(property, checker);
  const initial = /\bDefault:? (`[^`]+`|"[^"]+"|[\w.-]*\w)/.exec(text)?.[1];
  return {
    type: required ? type : type.replace(/ \| undefined$/, '').replace(/^\((.* => .*)\)$/, '$1'),
    required,
    text,
    ...(initial !== undefined && { initial: initial.replace(/^[`"]|[`"]$/g, '') }),
    ...(isChoice && { values }),
  };
}

/** Cases of a union with their comments, which the checker does not know. */
function casesIn(symbol: ApiSymbol, checker: Checker): [string, ApiMember][] {
  const [first] = symbol.declarations;
  if (!first) return [];
  const source = readFileSync(first.path, 'utf8');
  const start = source.search(new RegExp(`^export type ${symbol.name} =$`, 'm'));
  const union = start < 0 ? '' : source.slice(start).split('\n\n')[0];
  const found = union?.matchAll(CASE) ?? [];
  return [...found].flatMap(({ index, 0: all, 1: comment = '', 2: value, 3: name }) => {
    if (value !== undefined) {
      const text = comment
        .replace(/^[ \t]*\* ?/gm, '')
        .replace(/\s+/g, ' ')
        .trim();
      return [[value, { type: '', required: true, text }]];
    }
    const other = checker.getSymbolAtPosition(first.path, start + index + all.length - 1);
    return name && other ? casesIn(aliased(other, checker), checker) : [];
  });
}

/** A literal, an object with a `type`, or the name of another union. */
const CASE = /(?:\/\*\*((?:(?!\*\/).)*)\*\/\s*)?^ {2}\| (?:(?:\{\s*type: )?'([\w-]+)'|(\w+))/gms;

function aliased(symbol: ApiSymbol, checker: Checker): ApiSymbol {
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
