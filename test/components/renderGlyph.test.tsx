import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderGlyph } from '../../src/components/renderGlyph.js';
import { categoryIcons } from '../../src/record/categoryIcons.js';

it('draws an icon of the set, hidden from screen readers', () => {
  const icon = { own: undefined, builtIn: 'groceries' } as const;
  const { container } = render(renderGlyph(icon, 'icon'));
  expect(container.querySelector('svg.icon')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('path')).toHaveAttribute('d', categoryIcons.groceries);
});

it('prefers the icon of the host app', () => {
  const icon = { own: <b>basket</b>, builtIn: 'groceries' } as const;
  const { container } = render(renderGlyph(icon, 'icon'));
  expect(container.querySelector('span.icon')).toHaveTextContent('basket');
  expect(container.querySelector('svg')).toBeNull();
});

it('shows the fallback where there is no icon', () => {
  const { container } = render(
    renderGlyph({ own: undefined, builtIn: undefined }, 'icon', <i>?</i>),
  );
  expect(container).toHaveTextContent(/^\?$/);
});
