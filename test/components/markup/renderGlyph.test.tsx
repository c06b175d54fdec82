import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderGlyph } from '../../../src/components/markup/renderGlyph.js';
import { glyphs } from '../../../src/record/glyphs.js';

it('draws the glyph of a category, hidden from screen readers', () => {
  const icon = { own: undefined, builtIn: 'groceries' } as const;
  const { container } = render(renderGlyph(icon, 'icon'));
  expect(container.querySelector('svg.icon')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('path')).toHaveAttribute('d', glyphs.groceries);
});

it('prefers the icon of the host app', () => {
  const icon = { own: <b>basket</b>, builtIn: 'groceries' } as const;
  const { container } = render(renderGlyph(icon, 'icon'));
  expect(container.querySelector('span.icon')).toHaveTextContent('basket');
  expect(container.querySelector('svg')).toBeNull();
});
