import { type FindingKey, QUESTIONS } from './questions.js';
import { isOpen, type ServiceFile } from './ServiceFile.js';

const GROUPS: Readonly<Record<string, string>> = {
  labels: 'Sources of data',
  pictures: 'Pictures',
  language: 'Languages',
  type: 'Types of request',
  records: 'Records',
  shape: 'Values',
  miss: 'No merchant',
  row: 'Unusual rows',
  request: 'Unusual requests',
  key: 'Keys',
  batch: 'Large requests',
  answers: 'Answers',
};

/** What was found, as a page of Markdown for the review of a vendor. */
export function writePage(file: ServiceFile): string {
  const { asked, findings, host, imgSrc, measured, silent } = file;
  const keys = Object.keys(QUESTIONS) as FindingKey[];
  const open = keys.filter((key) => isOpen(findings[key]));
  const { batches, rows, waits } = measured;
  const sections = Object.entries(GROUPS).map(([group, title]) => {
    const found = keys.filter((key) => key.startsWith(`${group}.`) && findings[key] !== undefined);
    const lines = found.map((key) => {
      const [question, handling] = QUESTIONS[key];
      return [question, answerOf(findings[key] ?? ''), handling];
    });
    return lines.length === 0
      ? ''
      : `## ${title}\n\n${table(['Question', 'Answer of this service', 'What Merchantry does'], lines)}`;
  });
  return `${[
    `# The service at ${cell(host)}`,
    `Probed ${file.generatedAt.slice(0, 10)} by \`merchantry probe\` with ${asked.rows} rows, ` +
      `${measured.requests} requests and ${measured.rowsSent} rows in them. It answers what the interface ` +
      'leaves open, for these rows. No text of a row or a record is on this page.',
    `Of the different rows, ${rows.matched} have a merchant, ${rows.cleaned} a tidied name and ${rows.unmatched} nothing. ` +
      `They have ${measured.categories} ${measured.categories === 1 ? 'category' : 'categories'}.` +
      (waits > 0
        ? ` Waits that the service asked for: ${waits}, ${seconds(measured.waitedMs)} in all.`
        : ''),
    ...sections.filter(Boolean),
    '## Latency',
    table(
      ['Rows', 'Milliseconds', 'Bytes'],
      batches.map(({ rows: size, ms, bytes }) => [`${size}`, `${ms}`, `${bytes}`]),
    ),
    'One request each, the smallest first; a service that remembers rows is quicker for those it has seen.',
    '## Content Security Policy',
    `\`\`\`\n${imgSrc}\n\`\`\``,
    '## To ask the vendor',
    [
      'Which of the labels above may be stored, for how long, and which words and logo must stand beside the others?',
      'Is the price for each row that is sent, and does a refused or repeated row count?',
      'Which limits of requests, rows and bytes are there, and what does one that is reached answer?',
      'How long before a change are we told, and how?',
      ...open.map((key) => `Not found out: ${lowerFirst(QUESTIONS[key][0])}?`),
      ...(silent.length > 0 ? [`Not asked, or not answered in time: ${silent.join(', ')}.`] : []),
    ]
      .map((question) => `- ${question}`)
      .join('\n'),
  ].join('\n\n')}\n`;
}

const seconds = (ms: number) => `${Math.round(ms / 1_000)} s`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const code = (text: string) => `\`${text}\``;

/** Escapes text of the service, which must not be read as Markdown. */
const cell = (text: string) => text.replaceAll(/[|\\*_<>[\]]/g, '\\$&').replaceAll('\n', ' ');

/** Names in code, which no renderer takes for marks or links; sentences as they are. */
function answerOf(finding: string | readonly string[]): string {
  if (typeof finding === 'string') return cell(finding);
  const isName = finding.every((item) => !/\s/.test(item));
  return finding.map(isName ? code : cell).join(isName ? ', ' : '; ') || 'none';
}

const table = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
