import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MerchantName } from '../../../src/index.js';
import { transaction } from '../leaves.js';

afterEach(cleanup);

describe('MerchantName', () => {
  it('shows the name of the record, and its full text in the title', () => {
    const { container } = render(
      <MerchantName merchant={{ name: 'Harrow & Vale' }} transaction={transaction} />,
    );
    expect(container.firstElementChild).toHaveTextContent('Harrow & Vale');
    expect(container.firstElementChild).toHaveAttribute('title', 'Harrow & Vale');
    expect(container.firstElementChild).not.toHaveAttribute('data-source');
  });

  it.each([undefined, {}, { name: '' }, { name: ' \u200b' }])(
    'falls back to the raw text for %j, and says so',
    (merchant) => {
      const raw = { ...transaction, merchant_name: '  HARROW   AND\tVALE ' };
      const { container } = render(<MerchantName merchant={merchant} transaction={raw} />);
      expect(container.firstElementChild?.textContent).toBe('HARROW AND VALE');
      expect(container.firstElementChild).toHaveAttribute('data-source', 'transaction');
    },
  );

  it('isolates a name from the surrounding direction, and removes direction controls', () => {
    const { container } = render(<MerchantName merchant={{ name: '\u202eמכתבה\u202c' }} />);
    expect(container.firstElementChild?.tagName).toBe('BDI');
    expect(container.firstElementChild?.textContent).toBe('מכתבה');
  });

  it('shows markup as text', () => {
    const { container } = render(<MerchantName merchant={{ name: '<img src=x onerror=x>' }} />);
    expect(container.firstElementChild?.textContent).toBe('<img src=x onerror=x>');
    expect(container.querySelector('img')).toBeNull();
  });

  it('truncates an unreadably long name', () => {
    const { container } = render(<MerchantName merchant={{ name: 'x'.repeat(5000) }} />);
    expect(container.textContent).toHaveLength(300);
  });
});
