import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MerchantSheet } from '../../src/index.js';
import { renderWithMerchants } from '../../src/testing/index.js';
import { transaction } from '../details/records.js';

afterEach(cleanup);

describe('MerchantSheet', () => {
  // jsdom has no layout, no media queries and no view transitions.
  it('opens and closes in a host app’s own tests', async () => {
    const onClose = vi.fn();
    const records = { [transaction.id]: { name: 'Harrow & Vale' } };
    const show = (opened: typeof transaction | undefined) => (
      <MerchantSheet
        transaction={opened}
        onClose={onClose}
        panel="(min-width: 60rem)"
        className="own"
        data-testid="sheet"
      />
    );
    const { rerender } = await renderWithMerchants(show(transaction), { records });
    const dialog = await screen.findByRole('dialog', { name: 'Harrow & Vale' });
    expect(dialog).toHaveClass('mry-MerchantSheet', 'own');
    expect(dialog).toHaveAttribute('data-testid', 'sheet');
    screen.getByRole('button', { name: 'Close' }).click();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    rerender(show(undefined));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByTestId('sheet')).toBeEmptyDOMElement();
  });
});
