import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Profiler, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DisplayProvider, MerchantLogo, type MerchantRecord } from '../../src/index.js';
import { transaction } from './leaves.js';

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
  it('tries every picture in turn, then the own icon of the category', () => {
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
    expect(failAll(container)).toEqual(['logo', 'img', 'brand', 'parent', 'category']);
    expect(container.querySelector('svg.mry-MerchantLogo-icon')).toBeInTheDocument();
    expect(container).toHaveTextContent('');
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

  it('takes letter and hue from the raw text while the merchant is unknown', () => {
    const { container } = render(
      <>
        <MerchantLogo merchant={undefined} transaction={transaction} />
        <MerchantLogo merchant={{ name: transaction.merchant_name ?? '' }} />
        <MerchantLogo merchant={{ name: 'Another' }} />
      </>,
    );
    const [raw, same, other] = container.children;
    expect(raw).toHaveTextContent('P');
    expect(raw?.getAttribute('data-hue')).toMatch(/^([0-9]|1[01])$/);
    expect(same?.getAttribute('data-hue')).toBe(raw?.getAttribute('data-hue'));
    expect(other?.getAttribute('data-hue')).not.toBe(raw?.getAttribute('data-hue'));
  });
});
