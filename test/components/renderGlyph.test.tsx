import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderGlyph } from '../../src/components/renderGlyph.js';
import { glyphs } from '../../src/record/glyphs.js';

it('draws the glyph of a category, hidden from screen readers', () => {
  const icon = { own: undefined, builtIn: 'groceries' } as const;
  const { container } = render(renderGlyph(icon, 'icon', glyphs));
  expect(container.querySelector('svg.icon')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('path')).toHaveAttribute('d', glyphs.groceries);
});

it('keeps its place while the glyphs are being loaded', () => {
  const icon = { own: undefined, builtIn: 'groceries' } as const;
  const { container } = render(renderGlyph(icon, 'icon', undefined));
  expect(container.querySelector('svg.icon')).toHaveAttribute('viewBox', '0 0 16 16');
  expect(container.querySelector('path')).not.toHaveAttribute('d');
});

it('prefers the icon of the host app', () => {
  const icon = { own: <b>basket</b>, builtIn: 'groceries' } as const;
  const { container } = render(renderGlyph(icon, 'icon', glyphs));
  expect(container.querySelector('span.icon')).toHaveTextContent('basket');
  expect(container.querySelector('svg')).toBeNull();
});
