import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../../../src/i18n/en.js';
import { CategoryIcon, DisplayProvider } from '../../../src/index.js';
import { glyphs } from '../../../src/record/glyphs.js';
import { transaction } from '../leaves.js';

afterEach(cleanup);

const grocery = { ...transaction, mcc: '5411' };

/** The label and the name of the icon beside it. */
function shown(ui: ReactElement): [string | null, string | undefined] {
  const { container } = render(ui);
  const path = container.querySelector('path')?.getAttribute('d');
  const icon = Object.entries(glyphs).find(([, glyph]) => glyph === path)?.[0];
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

  it('uses the last of the categories if there is no category, because it is the narrowest', () => {
    expect(shown(<CategoryIcon merchant={{ categories: ['Transport', 'Fuel'] }} />)).toEqual([
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
    ).toEqual(['Payment', 'unidentified']);
    const coded = { ...transaction, mcc: '9999' };
    expect(
      shown(<CategoryIcon merchant={{}} transaction={coded} fallback="unidentified" />),
    ).toEqual(['Card payment', 'card']);
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

  it.each(['Tanken und Laden', 'Carburant', 'fuel'])(
    'says %s in the language of the reader',
    (category) => {
      expect(shown(<CategoryIcon merchant={{ category }} />)).toEqual(['Fuel', 'fuel']);
    },
  );

  it.each([
    ['de', 'Pasteten', 'de'],
    ['de_AT', 'Pasteten', 'de-AT'],
    ['en', 'Pies', undefined],
    [undefined, 'Pies', undefined],
    ['de', 'Tanken', undefined],
  ])('in records in %s, marks the language of %s as %s', (recordLanguage, category, lang) => {
    const { container } = render(
      <DisplayProvider locale="en" recordLanguage={recordLanguage}>
        <CategoryIcon merchant={{ category }} />
      </DisplayProvider>,
    );
    expect(container.querySelector('[lang]')?.getAttribute('lang')).toBe(lang);
  });

  const categoryImg = 'https://category-icon.example/fuel.svg';

  it('draws its own glyph instead of the picture of the record', () => {
    const merchant = { category: 'Fuel', categoryImg };
    expect(shown(<CategoryIcon merchant={merchant} />)).toEqual(['Fuel', 'fuel']);
    cleanup();
    const { container } = render(<CategoryIcon merchant={merchant} />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows the picture of the record for a category that it does not know', () => {
    const { container } = render(<CategoryIcon merchant={{ category: 'Pies', categoryImg }} />);
    expect(container.querySelector('img')).toHaveAttribute('src', categoryImg);
    expect(container).toHaveTextContent(/^Pies$/);
  });

  it('prefers the picture of the record where the app says so, and the glyph if that fails', () => {
    const { container } = render(
      <DisplayProvider categoryPictures="service">
        <CategoryIcon merchant={{ category: 'Fuel', categoryImg }} />
      </DisplayProvider>,
    );
    const image = container.querySelector('img') ?? document.createElement('img');
    expect(image).toHaveAttribute('src', categoryImg);
    expect(image).toHaveAttribute('alt', '');
    fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('path')).toHaveAttribute('d', glyphs.fuel);
  });

  it("prefers the design team's icon to the set's", () => {
    const { container } = render(
      <DisplayProvider icons={{ fuel: <b>pump</b> }} categoryPictures="service">
        <CategoryIcon merchant={{ category: 'FUEL', categoryImg }} />
      </DisplayProvider>,
    );
    expect(container.querySelector('.mry-CategoryIcon-icon > b')).toHaveTextContent('pump');
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).toBeNull();
  });
});
