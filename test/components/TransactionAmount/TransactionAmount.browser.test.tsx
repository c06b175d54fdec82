import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DisplayProvider, TransactionAmount } from '../../../src/index.js';
import '../../../src/theme/styles.css';

/** Horizontal position of a character of the amount. */
function leftOf(text: Node, character: string): number {
  const range = document.createRange();
  const index = text.textContent?.indexOf(character) ?? -1;
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect().left;
}

describe.each(['inline', 'flex', 'grid', 'block'])('in a %s element', (display) => {
  it.each(['ltr', 'rtl'])(
    'keeps sign, currency and digits in order on a page that runs %s',
    async (dir) => {
      const { container } = await render(
        <DisplayProvider locale="en-GB">
          <p dir={dir} style={{ display }}>
            <TransactionAmount transaction={{ amount: '-4.20', currency: 'GBP' }} />
          </p>
        </DisplayProvider>,
      );
      const text = container.querySelector('.mry-TransactionAmount')?.firstChild ?? container;
      const lefts = ['−', '£', '4', '.', '2', '0'].map((character) => leftOf(text, character));
      expect([...lefts].sort((a, b) => a - b)).toEqual(lefts);
    },
  );
});
