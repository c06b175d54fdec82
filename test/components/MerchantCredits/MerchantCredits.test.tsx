import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  DisplayProvider,
  MerchantCredits,
  type MerchantCreditsProps,
  type MerchantRecord,
} from '../../../src/index.js';

afterEach(cleanup);

const attributions = {
  atlas: { text: 'Data by Atlas', href: 'https://atlas.example', logo: <svg data-testid="logo" /> },
  guide: { text: 'Hours by Guide' },
};
const record = (label: string): MerchantRecord => ({
  opening_hours: { weekday_text: ['Monday: closed'] },
  cachePolicy: { opening_hours: label },
});
const credits = (props: MerchantCreditsProps) => (
  <DisplayProvider attributions={attributions}>
    <MerchantCredits {...props} />
  </DisplayProvider>
);
const both = [record('guide'), record('atlas'), record('guide')];

describe('MerchantCredits', () => {
  it('renders one line for each source, in one element that takes props, ref and class', () => {
    const ref = createRef<HTMLDivElement>();
    const { container } = render(
      <DisplayProvider attributions={attributions}>
        <MerchantCredits ref={ref} lookups={both} id="credits" className="host-class" />
      </DisplayProvider>,
    );
    expect(container.children).toHaveLength(1);
    expect(ref.current).toBe(container.firstElementChild);
    expect(ref.current).toHaveAttribute('id', 'credits');
    expect(ref.current?.className).toBe('mry-MerchantCredits host-class');
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['Data by Atlas (opens in a new tab)', 'Hours by Guide']);
    expect(screen.getByTestId('logo').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('renders nothing where no credit is needed', () => {
    for (const lookups of [[], [undefined], [{ name: 'Shop' }]]) {
      expect(render(credits({ lookups })).container).toBeEmptyDOMElement();
    }
  });

  it('is in the HTML of a server', () => {
    expect(renderToString(credits({ lookups: both }))).toContain('Hours by Guide');
  });
});
