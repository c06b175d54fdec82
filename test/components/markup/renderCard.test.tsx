import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderCard } from '../../../src/components/markup/renderCard.js';
import { en } from '../../../src/i18n/en.js';

const heard = (card: string) =>
  renderToStaticMarkup(<p>{renderCard(card, en)}</p>)
    .replace(/<(\w+) aria-hidden="true">.*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '');

it('reads the last digits of a masked card, and any other text as it is', () => {
  const cards = ['•• 4417', '**** **** **** 4417', 'xxxx-4417', 'Everyday •• 4417', '…4417'];
  expect(cards.map(heard)).toEqual([
    'card ending 4417',
    'card ending 4417',
    'card ending 4417',
    'Everyday card ending 4417',
    'card ending 4417',
  ]);
  const others = ['Joint account', '4417', 'Plus 2', 'Lux 44'];
  expect(others.map(heard)).toEqual(others);
  // In a name, of which nothing is hidden.
  const named = renderToStaticMarkup(renderCard('•• 4417', en, true));
  expect(named).toBe('<bdi role="img" aria-label="card ending 4417">•• 4417</bdi>');
});
