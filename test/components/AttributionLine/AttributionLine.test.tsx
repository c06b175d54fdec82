import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AttributionLine } from '../../../src/components/AttributionLine/AttributionLine.js';
import { DisplayProvider, type ImagePolicy } from '../../../src/index.js';

afterEach(cleanup);

describe('AttributionLine', () => {
  it('shows text and logo, and hides the logo from screen readers', () => {
    const attribution = { text: 'Data by Atlas', logo: <svg data-testid="logo" /> };
    const { container } = render(<AttributionLine attribution={attribution} id="credit" />);
    expect(container.querySelector('p')).toHaveAttribute('id', 'credit');
    expect(container).toHaveTextContent('Data by Atlas');
    expect(screen.getByTestId('logo').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('loads a picture as the policy for attributions allows, in place of the logo', () => {
    const logoUrl = 'https://atlas.example/powered-by.svg';
    const attribution = { text: 'Data by Atlas', logo: <svg data-testid="logo" />, logoUrl };
    const images: ImagePolicy = (url, picture) =>
      picture.for === 'attribution' ? { src: `/logos?u=${url.href}` } : null;
    const { container, rerender } = render(
      <DisplayProvider images={images}>
        <AttributionLine attribution={attribution} />
      </DisplayProvider>,
    );
    const image = container.querySelector('[aria-hidden="true"] > img');
    expect(image).toHaveAttribute('src', `/logos?u=${logoUrl}`);
    expect(image).toHaveAttribute('alt', '');
    expect(screen.queryByTestId('logo')).toBeNull();
    rerender(
      <DisplayProvider images="same-origin">
        <AttributionLine attribution={attribution} />
      </DisplayProvider>,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByTestId('logo')).toBeInTheDocument();
  });

  it('links the text only to a safe URL', () => {
    const text = 'Data by Atlas';
    const { rerender } = render(
      <AttributionLine attribution={{ text, href: 'https://atlas.example' }} />,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://atlas.example/');
    rerender(<AttributionLine attribution={{ text, href: 'javascript:alert(1)' }} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
