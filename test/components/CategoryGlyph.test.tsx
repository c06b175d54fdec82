import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CategoryGlyph } from '../../src/components/CategoryGlyph.js';
import { DisplayProvider } from '../../src/index.js';
import { categoryIcons } from '../../src/record/categoryIcons.js';

const groceries = { category: 'Groceries' };

it('draws the icon of the record’s category, hidden from screen readers', () => {
  const { container } = render(<CategoryGlyph merchant={groceries} className="icon" />);
  expect(container.querySelector('svg.icon')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('path')).toHaveAttribute('d', categoryIcons.groceries);
});

it('prefers the icon of the host app', () => {
  const { container } = render(
    <DisplayProvider icons={{ groceries: <b>basket</b> }}>
      <CategoryGlyph merchant={groceries} className="icon" />
    </DisplayProvider>,
  );
  expect(container.querySelector('span.icon')).toHaveTextContent('basket');
  expect(container.querySelector('svg')).toBeNull();
});

it('uses the category code if the record has no category, and then the fallback', () => {
  const { container, rerender } = render(
    <CategoryGlyph merchant={undefined} name="fuel" className="icon" fallback="?" />,
  );
  expect(container.querySelector('path')).toHaveAttribute('d', categoryIcons.fuel);
  rerender(<CategoryGlyph merchant={undefined} className="icon" fallback="?" />);
  expect(container).toHaveTextContent('?');
});
