import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AttributionLine } from '../../src/components/AttributionLine.js';

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
