import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'vitest';

/** More than any page of the tests has to say. */
const MAX_PHRASES = 1_000;

/** What a screen reader says from the beginning of an element to its end, one phrase a line. */
export async function readAloud(container: Element): Promise<string> {
  await virtual.start({ container });
  try {
    const first = await virtual.lastSpokenPhrase();
    for (let count = 0; (await virtual.lastSpokenPhrase()) !== `end of ${first}`; count += 1) {
      if (count > MAX_PHRASES) throw new Error(`the reader does not leave "${first}"`);
      await virtual.next();
    }
    return transcript(await virtual.spokenPhraseLog());
  } finally {
    await virtual.stop();
  }
}

/**
 * What a screen reader says by itself while `act` runs, of the focus and of live regions, as soon
 * as a phrase contains `awaited`.
 */
export async function listenTo(act: () => Promise<unknown>, awaited: string): Promise<string> {
  await virtual.start({ container: document.body });
  try {
    await virtual.clearSpokenPhraseLog();
    await act();
    await expect.poll(async () => (await virtual.spokenPhraseLog()).join('\n')).toContain(awaited);
    return transcript(await virtual.spokenPhraseLog());
  } finally {
    await virtual.stop();
  }
}

const transcript = (phrases: readonly string[]) => `${phrases.join('\n')}\n`;
