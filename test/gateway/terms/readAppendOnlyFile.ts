import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ConfiguredClient {
  configGet(name: string): Promise<Record<string, string>>;
}

/** Every byte that a Redis server with `appendonly` has written to its disk, uncompressed. */
export async function readAppendOnlyFile(client: ConfiguredClient): Promise<string> {
  const { dir = '' } = await client.configGet('dir');
  const { appenddirname = '' } = await client.configGet('appenddirname');
  const folder = join(dir, appenddirname);
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('\n');
}
