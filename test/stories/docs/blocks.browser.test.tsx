import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { TransactionRow } from '../../../src/index.js';
import { AllTokens } from '../../../stories/docs/blocks/AllTokens.js';
import { Anatomy } from '../../../stories/docs/blocks/Anatomy.js';
import { styleSheets } from '../../../stories/docs/blocks/styleSheets.js';
import { TokensOf } from '../../../stories/docs/blocks/TokensOf.js';
import { tokens } from '../../../stories/docs/blocks/tokensOf.js';
import { allFacts } from '../../../stories/docs/facts/allFacts.js';
import { transactionRow } from '../../../stories/docs/facts/transactionRow.js';
import { coffee, lookup, transaction } from '../../../stories/records.js';
import '../../../src/theme/styles.css';
import '../../../stories/docs/DocsPage.css';

describe('Anatomy', () => {
  it('numbers the parts that are present, at their positions', async () => {
    const { container } = await render(
      <Anatomy facts={transactionRow} width={560}>
        <TransactionRow transaction={transaction} lookup={lookup(coffee)} />
      </Anatomy>,
    );
    const numbers = () => [...container.querySelectorAll('.Anatomy-marker')];
    // Absent: what is below the amount and the first line around it, who shares it, words, a note,
    // a receipt, dates without a heading, and the four slots.
    await expect.poll(() => numbers().length).toBe(transactionRow.parts.length - 12);
    expect(container.querySelectorAll('.Anatomy-legend > li')).toHaveLength(numbers().length);
    const name = container.querySelector('.mry-TransactionRow-name')?.getBoundingClientRect();
    const boxes = [...container.querySelectorAll('.Anatomy-lines rect')];
    const drawn = boxes.map((box) => Math.round(box.getBoundingClientRect().left));
    expect(drawn).toContain(Math.round(name?.left ?? Number.NaN));
  });

  it('adds a part that appears later', async () => {
    const show = (state: 'booked' | 'pending') => (
      <Anatomy facts={transactionRow} width={560}>
        <TransactionRow transaction={{ ...transaction, state }} lookup={lookup(coffee)} />
      </Anatomy>
    );
    const { container, rerender } = await render(show('booked'));
    const legend = () => container.querySelector('.Anatomy-legend')?.textContent;
    await expect.poll(legend).toContain('mry-TransactionRow-line');
    expect(legend()).not.toContain('mry-TransactionRow-below');
    await rerender(show('pending'));
    await expect.poll(legend).toContain('mry-TransactionRow-below');
  });
});

describe('tokens', () => {
  it('are read from the real style sheets', async () => {
    expect(styleSheets.get('list/row/TransactionRow.css')).toContain('.mry-TransactionRow');
    for (const facts of allFacts) {
      const { container, unmount } = await render(<TokensOf facts={facts} />);
      expect(container.querySelectorAll('li').length).toBeGreaterThan(2);
      await unmount();
    }
  });

  it('are all in the table once', async () => {
    const { container } = await render(<AllTokens />);
    const names = [...container.querySelectorAll('.TokenList-name')].map(
      (name) => name.textContent,
    );
    expect(names).toEqual(tokens.map(({ variable }) => variable));
    expect(new Set(names).size).toBe(names.length);
  });
});
