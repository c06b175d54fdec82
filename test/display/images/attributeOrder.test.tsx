import { render, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  DisplayProvider,
  MerchantCredits,
  MerchantDetails,
  type MerchantRecord,
  useMerchantView,
} from '../../../src/index.js';
import { record, transaction } from '../../components/leaves.js';
import { lookupOf } from '../../lookupOf.js';

const at = (name: string) => `https://pictures.example/${name}.png`;

const pictured: MerchantRecord = {
  ...record,
  logoImg: at('logo'),
  categoryImg: at('category'),
  intermediary: { name: 'PayZip', img: at('via') },
  brand: { id: 'b', name: 'Northside', img: at('brand') },
  reviews: [{ author_name: 'Ada', text: 'Good', profile_photo_url: at('ada') }],
  cachePolicy: { name: 'Atlas' },
} as MerchantRecord;

const attributions = { Atlas: { text: 'Data by Atlas', logoUrl: at('atlas') } };

/** Names of the attributes that React was given, in their order. */
function attributesOf(image: HTMLImageElement): string[] {
  const [, props] =
    Object.entries(image).find(([key]) => key.startsWith('__reactProps')) ?? ([] as never);
  return Object.keys(props);
}

/** React 18 sets them in this order, and WebKit does not wait for those after `src`. */
it('every picture is lazy and without a referrer before it has an address', () => {
  render(
    <DisplayProvider
      images={({ href }) => ({
        src: href,
        referrerPolicy: 'no-referrer',
        crossOrigin: 'anonymous',
      })}
      categoryPictures="service"
      attributions={attributions}
    >
      <MerchantDetails transaction={transaction} lookup={lookupOf(pictured)} />
      <MerchantCredits lookups={[pictured]} />
    </DisplayProvider>,
  );
  const images = [...document.images];
  expect(new Set(images.map(({ className }) => className))).toEqual(
    new Set([
      'mry-MerchantLogo-image',
      'mry-CategoryIcon-icon',
      'mry-DetailsEntity-image',
      'mry-AttributionLine-image',
    ]),
  );
  for (const image of images) {
    const names = attributesOf(image);
    const before = names.slice(0, names.indexOf('src'));
    expect(before).toEqual(
      expect.arrayContaining(['referrerPolicy', 'crossOrigin', 'loading', 'decoding']),
    );
  }
});

it('so is one that a host app spreads into an element of its own', () => {
  const { result } = renderHook(() => useMerchantView(lookupOf(pictured), transaction));
  expect(Object.keys(result.current.picture ?? {}).at(-1)).toBe('src');
});
