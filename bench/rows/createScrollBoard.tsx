import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { benchTransactions } from '../data/benchTransactions.js';
import { PeerList } from '../peers/PeerList.js';
import { matchedLookup } from './benchLookups.js';
import type { Contestant } from './Contestant.js';
import { nextFrame } from './inTask.js';
import { rest } from './rest.js';

export interface ScrollBoard {
  /** Scrolls to the last row, as far in every frame. Resolves when the page is at rest. */
  scroll(pixelsPerFrame: number): Promise<{ frames: number; ms: number }>;
}

/** A virtual list of rows that have their merchants, the same list for every contestant. */
export async function createScrollBoard(
  container: HTMLElement,
  { Row, Provider = Fragment }: Contestant,
  count: number,
): Promise<ScrollBoard> {
  const transactions = benchTransactions(count);
  const lookups = transactions.map(matchedLookup);
  const list = (
    <Provider>
      <PeerList
        transactions={transactions}
        height={window.innerHeight}
        renderRow={(transaction, row) => {
          const lookup = lookups[row];
          return lookup && <Row transaction={transaction} lookup={lookup} />;
        }}
      />
    </Provider>
  );
  flushSync(() => createRoot(container).render(list));
  await rest();
  const scroller = container.querySelector('.PeerList');
  if (!scroller) throw new Error('expected a list to scroll');
  return {
    async scroll(pixelsPerFrame) {
      const end = scroller.scrollHeight - scroller.clientHeight;
      const began = performance.now();
      let frames = 0;
      for (; scroller.scrollTop < end - 1; frames += 1) {
        await nextFrame();
        scroller.scrollTop += pixelsPerFrame;
      }
      const ms = performance.now() - began;
      await rest();
      return { frames, ms };
    },
  };
}
