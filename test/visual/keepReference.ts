import { commands } from 'vitest/browser';
import { picturePath, RESULTS } from './picturePaths.js';

/** Copies the reference beside the two pictures that `toMatchScreenshot` writes. */
export async function keepReference(name: string): Promise<void> {
  const picture = await commands.readFile(`${picturePath(name)}.png`, 'base64').catch(() => '');
  if (picture) await commands.writeFile(`${RESULTS}/${name}-reference.png`, picture, 'base64');
}
