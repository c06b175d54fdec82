import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ExternalLink } from '../../../src/components/ExternalLink/ExternalLink.js';

afterEach(cleanup);

describe('ExternalLink', () => {
  it('opens a new tab without opener or referrer, and says so', () => {
    render(<ExternalLink href="https://www.shop.example/a">Shop</ExternalLink>);
    const link = screen.getByRole('link', { name: 'Shop (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://www.shop.example/a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(link).toHaveAttribute('title', 'shop.example');
  });

  it('shows the host if it has no text', () => {
    render(<ExternalLink href="www.shop.example/a?b" />);
    expect(screen.getByRole('link')).toHaveTextContent('shop.example');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://user:secret@shop.example',
    '',
    undefined,
  ])('keeps the text and makes no link of %s', (href) => {
    const { container } = render(<ExternalLink href={href}>Shop</ExternalLink>);
    expect(container.innerHTML).toBe('<span>Shop</span>');
  });

  it('shows the fallback, if any, instead of the text', () => {
    render(
      <ExternalLink href="vbscript:x" fallback="No address">
        Shop
      </ExternalLink>,
    );
    expect(screen.getByText('No address')).toBeInTheDocument();
    expect(screen.queryByText('Shop')).toBeNull();
  });
});
