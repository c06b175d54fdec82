import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../../../src/i18n/en.js';
import { DisplayProvider, IntermediaryBadge } from '../../../src/index.js';

afterEach(cleanup);

const payZip = { name: 'PayZip', website: 'https://payzip.example' };

describe('IntermediaryBadge', () => {
  it('names the intermediary of a payment in words', () => {
    const { container } = render(
      <IntermediaryBadge merchant={{ name: 'Coffee', intermediary: payZip }} />,
    );
    expect(container.firstElementChild?.textContent).toBe('via PayZip');
    expect(container.querySelector('[data-radix-popper-content-wrapper]')).toBeNull();
  });

  it('takes the words from the host app’s messages', () => {
    const { container } = render(
      <DisplayProvider messages={{ ...en, via: 'über {name}' }}>
        <IntermediaryBadge merchant={{ intermediary: payZip }} />
      </DisplayProvider>,
    );
    expect(container.textContent).toBe('über PayZip');
  });

  it.each([
    ['no intermediary', { name: 'Coffee' }],
    [
      'an intermediary without a name',
      { name: 'Coffee', intermediary: { website: payZip.website } },
    ],
    ['a merchant with the same name', { name: 'payzip', intermediary: payZip }],
    [
      'a merchant with the same host',
      { name: 'PayZip Europe', website: 'www.payzip.example', intermediary: payZip },
    ],
  ])('renders nothing for %s', (_, merchant) => {
    const { container } = render(<IntermediaryBadge merchant={merchant} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([undefined, 0, -1] as const)(
    'is a tab stop only with a tooltip (tabIndex %s)',
    (tabIndex) => {
      const { container } = render(
        <>
          <IntermediaryBadge tabIndex={tabIndex} merchant={{ intermediary: payZip }} />
          <IntermediaryBadge tabIndex={tabIndex} merchant={{ intermediary: { name: 'PayZip' } }} />
        </>,
      );
      const [withHost, plain] = container.children;
      expect(withHost).toHaveAttribute('tabindex', String(tabIndex ?? 0));
      expect(plain).not.toHaveAttribute('tabindex');
    },
  );
});
