import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MerchantAddress } from '../../../src/index.js';
import { record } from '../leaves.js';

afterEach(cleanup);

describe('MerchantAddress', () => {
  it('has one line for the street and one for the town', () => {
    const { container } = render(<MerchantAddress merchant={record} />);
    expect(container.querySelector('address')?.textContent).toBe(
      '41 Lanthorn Street\nLondon EC1A 1AA',
    );
  });

  it.each([{}, { address: ' ' }, { country: 'GB' }])('renders nothing for %j', (merchant) => {
    const { container } = render(<MerchantAddress merchant={merchant} />);
    expect(container).toBeEmptyDOMElement();
  });
});
