import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.js';
import { CategoryIcon, DisplayProvider } from '../../src/index.js';
import { categoryIcons, type IconName } from '../../src/record/categoryIcons.js';
import { transaction } from './leaves.js';

afterEach(cleanup);

const grocery = { ...transaction, mcc: '5411' };

/** The label and the name of the icon beside it. */
function shown(ui: ReactElement): [string | null, string | undefined] {
  const { container } = render(ui);
  const path = container.querySelector('path')?.getAttribute('d');
  const icon = Object.keys(categoryIcons).find((name) => categoryIcons[name as IconName] === path);
  return [container.textContent, icon];
}

describe('CategoryIcon', () => {
  it('shows the label of the record with the icon of that name', () => {
    const merchant = { category: 'Eating out' };
    expect(shown(<CategoryIcon merchant={merchant} transaction={grocery} />)).toEqual([
      'Eating out',
      'eating-out',
    ]);
  });

  it('uses the first of the categories if there is no category', () => {
    expect(shown(<CategoryIcon merchant={{ categories: ['Fuel', 'Transport'] }} />)).toEqual([
      'Fuel',
      'fuel',
    ]);
  });

  it('keeps an unknown label, with the icon of the merchant category code or a neutral one', () => {
    expect(shown(<CategoryIcon merchant={{ category: 'Pies' }} transaction={grocery} />)).toEqual([
      'Pies',
      'groceries',
    ]);
    expect(shown(<CategoryIcon merchant={{ category: 'Pies' }} />)).toEqual(['Pies', 'other']);
  });

  it('uses the merchant category code while nothing else is known', () => {
    expect(shown(<CategoryIcon merchant={undefined} transaction={grocery} />)).toEqual([
      'Groceries',
      'groceries',
    ]);
  });

  it('shows the fallback last, and nothing without it', () => {
    const unknown = { ...transaction, mcc: '0000' };
    expect(
      shown(<CategoryIcon merchant={{}} transaction={unknown} fallback="unidentified" />),
    ).toEqual(['Not identified', 'unidentified']);
    expect(shown(<CategoryIcon merchant={{}} transaction={unknown} />)).toEqual(['', undefined]);
  });

  it('takes labels from the messages', () => {
    const messages = { ...en, categories: { ...en.categories, groceries: 'Lebensmittel' } };
    const [label] = shown(
      <DisplayProvider messages={messages}>
        <CategoryIcon merchant={undefined} transaction={grocery} />
      </DisplayProvider>,
    );
    expect(label).toBe('Lebensmittel');
  });

  it('prefers the picture of the record, and falls back to the icon if that fails', () => {
    const categoryImg = 'https://category-icon.example/fuel.svg';
    const { container } = render(<CategoryIcon merchant={{ category: 'Fuel', categoryImg }} />);
    const image = container.querySelector('img') ?? document.createElement('img');
    expect(image).toHaveAttribute('src', categoryImg);
    expect(image).toHaveAttribute('alt', '');
    fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('path')).toHaveAttribute('d', categoryIcons.fuel);
  });

  it("prefers the design team's icon to the set's", () => {
    const { container } = render(
      <DisplayProvider icons={{ fuel: <b>pump</b> }}>
        <CategoryIcon merchant={{ category: 'FUEL' }} />
      </DisplayProvider>,
    );
    expect(container.querySelector('.mry-CategoryIcon-icon > b')).toHaveTextContent('pump');
    expect(container.querySelector('svg')).toBeNull();
  });
});
