import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Profiler, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DisplayProvider,
  MerchantDetails,
  MerchantLogo,
  type MerchantRecord,
  TransactionRow,
} from '../../../src/index.js';
import { hueOf } from '../../../src/record/monogram.js';
import { lookupOf } from '../../lookupOf.js';
import { transaction } from '../leaves.js';

afterEach(cleanup);

/** Failed pictures are remembered for the page, so every test uses its own host. */
let hosts = 0;
function pictures() {
  hosts += 1;
  return (name: string) => `https://logos-${hosts}.example/${name}.svg`;
}

const imageOf = (container: HTMLElement) => container.querySelector('img');

/** Lets every picture fail and returns those that were tried. */
function failAll(container: HTMLElement): string[] {
  const tried: string[] = [];
  for (let image = imageOf(container); image; image = imageOf(container)) {
    tried.push(image.src.replace(/^.*\/|\.svg$/g, ''));
    fireEvent.error(image);
  }
  return tried;
}

describe('MerchantLogo', () => {
  it('tries every logo in turn, then draws the category on its hue', () => {
    const at = pictures();
    const merchant: MerchantRecord = {
      name: 'Harrow',
      logoImg: at('logo'),
      img: at('img'),
      brand: { img: at('brand') },
      aggregateLevel: { img: at('parent') },
      categoryImg: at('category'),
      category: 'Groceries',
    };
    const { container } = render(<MerchantLogo merchant={merchant} />);
    expect(failAll(container)).toEqual(['logo', 'img', 'brand', 'parent']);
    expect(container.firstElementChild).toHaveAttribute('data-hue', 'green');
    expect(container.querySelector('svg.mry-MerchantLogo-icon')).toBeInTheDocument();
    expect(container).toHaveTextContent('');
  });

  it('tries the picture of the category before its own glyph where the app says so', () => {
    const at = pictures();
    const merchant = { logoImg: at('logo'), categoryImg: at('category'), category: 'Groceries' };
    const { container } = render(
      <DisplayProvider categoryPictures="service">
        <MerchantLogo merchant={merchant} />
      </DisplayProvider>,
    );
    expect(failAll(container)).toEqual(['logo', 'category']);
    expect(container.querySelector('svg.mry-MerchantLogo-icon')).toBeInTheDocument();
  });

  it('tries the picture of a category that it does not know', () => {
    const at = pictures();
    const merchant = { name: 'Harrow', categoryImg: at('category'), category: 'Pies' };
    const { container } = render(<MerchantLogo merchant={merchant} />);
    expect(failAll(container)).toEqual(['category']);
    expect(container).toHaveTextContent(/^H$/);
  });

  it('falls back to the monogram if no category is known', () => {
    const { container } = render(
      <MerchantLogo merchant={{ name: 'Harrow', logoImg: pictures()('logo'), category: 'Pies' }} />,
    );
    expect(failAll(container)).toEqual(['logo']);
    expect(container.firstElementChild?.textContent).toBe('H');
  });

  it('remembers a failed picture, so that another row does not try it again', () => {
    const at = pictures();
    const merchant = { name: 'Harrow', logoImg: at('logo'), img: at('img') };
    failAll(render(<MerchantLogo merchant={{ logoImg: at('logo') }} />).container);
    const { container } = render(<MerchantLogo merchant={merchant} />);
    expect(imageOf(container)?.src).toBe(at('img'));
  });

  it('tries a picture again when the browser is back online, and after ten minutes', () => {
    vi.useFakeTimers();
    const at = pictures();
    const { container } = render(<MerchantLogo merchant={{ name: 'H', logoImg: at('logo') }} />);
    for (const recover of [
      () => window.dispatchEvent(new Event('online')),
      () => vi.advanceTimersByTime(10 * 60_000),
    ]) {
      expect(failAll(container)).toEqual(['logo']);
      expect(imageOf(container)).toBeNull();
      act(() => {
        recover();
      });
      expect(imageOf(container)?.src).toBe(at('logo'));
    }
    vi.useRealTimers();
  });

  it('renders no other picture again when one fails or may be retried', () => {
    const at = pictures();
    const commits = vi.fn();
    render(
      <Profiler id="other" onRender={commits}>
        <MerchantLogo merchant={{ logoImg: at('other') }} />
      </Profiler>,
    );
    failAll(render(<MerchantLogo merchant={{ logoImg: at('logo') }} />).container);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(commits).toHaveBeenCalledTimes(1);
  });

  it('shows the monogram until the picture has loaded', () => {
    const { container } = render(
      <MerchantLogo merchant={{ name: 'H', logoImg: pictures()('a') }} />,
    );
    const image = imageOf(container) ?? document.createElement('img');
    expect(container).toHaveTextContent('H');
    expect(image).not.toHaveAttribute('data-loaded');
    fireEvent.load(image);
    expect(image).toHaveAttribute('data-loaded');
  });

  it('loads a picture lazily, without a referrer, and with an empty text alternative', () => {
    const { container } = render(<MerchantLogo merchant={{ logoImg: pictures()('a') }} />);
    const image = imageOf(container);
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('decoding', 'async');
    expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(image).toHaveAttribute('width', '44');
    expect(image).toHaveAttribute('height', '44');
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    '/relative.png',
    'javascript:alert(1)',
    'data:image/png;base64,A',
    'http://x.example/a',
  ])('never requests %s', (logoImg) => {
    const { container } = render(<MerchantLogo merchant={{ name: 'Harrow', logoImg }} />);
    expect(imageOf(container)).toBeNull();
    expect(container).toHaveTextContent('H');
  });

  it('loads pictures only as the policy allows', () => {
    const at = pictures();
    const images = vi.fn((url: URL) =>
      url.pathname === '/logo.svg'
        ? null
        : ({ src: `https://bank.example/proxy${url.pathname}`, referrerPolicy: 'origin' } as const),
    );
    const { container } = render(
      <DisplayProvider images={images}>
        <MerchantLogo merchant={{ logoImg: at('logo'), img: at('img') }} />
      </DisplayProvider>,
    );
    expect(imageOf(container)?.src).toBe('https://bank.example/proxy/img.svg');
    expect(imageOf(container)).toHaveAttribute('referrerpolicy', 'origin');
    expect(images.mock.calls[0]?.[0].href).toBe(at('logo'));
  });

  it('skips a logo with a low score only when configured', () => {
    const at = pictures();
    const merchant = { logoImg: at('logo'), brand: { img: at('brand') }, logoScore: 0.2 };
    const shown = (ui: ReactElement) => imageOf(render(ui).container)?.src;
    expect(shown(<MerchantLogo merchant={merchant} />)).toBe(at('logo'));
    expect(shown(<MerchantLogo merchant={merchant} minLogoScore={0.5} />)).toBe(at('brand'));
  });

  it('is refused in rows, details and on its own by one bound for all', () => {
    const at = pictures();
    const merchant = { name: 'Harrow', logoImg: at('logo'), img: at('img'), logoScore: 0.2 };
    const better = { name: 'Vale', logoImg: at('vale'), logoScore: 0.5 };
    const unscored = { name: 'Wren', logoImg: at('wren') };
    const lookup = lookupOf([merchant, better, unscored]);
    const page = (minLogoScore: number | undefined) => (
      <DisplayProvider minLogoScore={minLogoScore}>
        <TransactionRow transaction={transaction} lookup={lookup} />
        <MerchantDetails transaction={transaction} lookup={lookup} />
        <MerchantLogo merchant={merchant} />
        <MerchantLogo merchant={merchant} minLogoScore={0} />
      </DisplayProvider>
    );
    const { container, rerender } = render(page(undefined));
    const shown = () =>
      [...container.querySelectorAll('.mry-MerchantLogo')].map(
        (logo) => logo.querySelector('img')?.src ?? logo.textContent,
      );
    const [bad, good, none] = [at('logo'), at('vale'), at('wren')];
    // The row, the header, the three candidates, and two by themselves.
    expect(shown()).toEqual([bad, bad, bad, good, none, bad, bad]);
    rerender(page(0.5));
    expect(shown()).toEqual(['H', 'H', 'H', good, none, 'H', bad]);
  });

  it('marks a picture of the category and shows no letter behind it', () => {
    const categoryImg = pictures()('groceries');
    const { container } = render(<MerchantLogo merchant={{ name: 'Harrow', categoryImg }} />);
    expect(container.firstElementChild).toHaveAttribute('data-kind', 'category');
    expect(container).toHaveTextContent('');
  });

  it('marks a default logo in the same way, because it is the category’s picture', () => {
    const categoryImg = pictures()('groceries');
    const { container } = render(<MerchantLogo merchant={{ categoryImg, logoImg: categoryImg }} />);
    expect(container.firstElementChild).toHaveAttribute('data-kind', 'category');
  });

  it("shows the design team's own icon for the category", () => {
    const { container } = render(
      <DisplayProvider icons={{ pies: <b>pie</b> }}>
        <MerchantLogo merchant={{ category: 'Pies' }} />
      </DisplayProvider>,
    );
    expect(container.querySelector('.mry-MerchantLogo-icon > b')).toHaveTextContent('pie');
  });

  it('is neutral while the merchant is unknown, with the letter of the raw text', () => {
    const { container } = render(
      <>
        <MerchantLogo merchant={undefined} transaction={transaction} />
        <MerchantLogo merchant={{ name: 'Harrow', isClearResponse: true }} />
        <MerchantLogo merchant={{ name: 'Harrow' }} />
      </>,
    );
    const [raw, cleaned, known] = container.children;
    expect(raw).toHaveTextContent(/^N$/);
    expect(raw).toHaveAttribute('data-hue', 'neutral');
    expect(cleaned).toHaveTextContent(/^H$/);
    expect(cleaned).toHaveAttribute('data-hue', 'neutral');
    expect(known).toHaveAttribute('data-hue', hueOf('Harrow'));
  });

  it('keeps the tile neutral behind a picture', () => {
    const merchant = { name: 'Harrow', category: 'Groceries', logoImg: pictures()('a') };
    const { container } = render(<MerchantLogo merchant={merchant} />);
    expect(container.firstElementChild).not.toHaveAttribute('data-hue');
    expect(container.querySelector('svg')).toBeNull();
  });

  const maya = { ...transaction, counterparty: { name: 'Maya Lindqvist' } };

  it('shows the initials of a person, in a round', () => {
    const { container } = render(<MerchantLogo merchant={undefined} transaction={maya} />);
    expect(container.firstElementChild).toHaveAttribute('data-kind', 'person');
    expect(container.firstElementChild).toHaveAttribute('data-hue', hueOf('Maya Lindqvist'));
    expect(container).toHaveTextContent(/^ML$/);
  });

  it('loads a portrait only from the own origin, or as the policy says', () => {
    const withPortrait = (image: string) => ({ ...maya, counterparty: { name: 'Maya', image } });
    const own = `${location.origin}/maya.jpg`;
    const strange = pictures()('maya');
    const shown = (ui: ReactElement) => imageOf(render(ui).container)?.src;
    const logo = (image: string) => (
      <MerchantLogo merchant={undefined} transaction={withPortrait(image)} />
    );
    expect(shown(logo(own))).toBe(own);
    expect(shown(logo(strange))).toBeUndefined();
    expect(shown(<DisplayProvider images="same-origin">{logo(strange)}</DisplayProvider>)).toBe(
      undefined,
    );
    const images = vi.fn((url: URL) => ({ src: url.href }));
    expect(shown(<DisplayProvider images={images}>{logo(strange)}</DisplayProvider>)).toBe(strange);
    expect(images).toHaveBeenCalledWith(expect.any(URL), { for: 'person' });
  });

  it('says by a badge what has become of the transaction, and steps back while it is pending', () => {
    const { container } = render(
      <>
        <MerchantLogo merchant={undefined} transaction={{ ...transaction, state: 'pending' }} />
        <MerchantLogo merchant={undefined} transaction={{ ...transaction, state: 'refunded' }} />
        <MerchantLogo merchant={undefined} transaction={{ ...transaction, state: 'declined' }} />
      </>,
    );
    const badges = Array.from(container.children, (logo) =>
      logo.querySelector('.mry-MerchantLogo-badge')?.getAttribute('data-badge'),
    );
    expect(badges).toEqual(['clock', 'back', undefined]);
    const dim = Array.from(container.children, (logo) => logo.hasAttribute('data-dim'));
    expect(dim).toEqual([true, false, false]);
  });
});
