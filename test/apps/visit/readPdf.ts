import { inflateSync } from 'node:zlib';

/** How much is on paper: pages, and the pieces of text that are drawn on them. */
export function readPdf(file: Buffer): { pages: number; texts: number } {
  const source = file.toString('latin1');
  const streams = [...source.matchAll(/\/Length (\d+)>> stream\r?\n/g)].map((head) => {
    const start = head.index + head[0].length;
    return inflateSync(file.subarray(start, start + Number(head[1]))).toString('latin1');
  });
  const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;
  return {
    pages: countOf(/\/Type \/Page\b/g, source),
    texts: streams.reduce((sum, stream) => sum + countOf(/ Tj$/gm, stream), 0),
  };
}
