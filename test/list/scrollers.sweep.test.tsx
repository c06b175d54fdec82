import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MerchantProvider, TransactionList } from '../../src/index.js';
import { untilIdle } from '../untilIdle.js';
import {
  atRest,
  contentOf,
  frame,
  idsOnScreen,
  listElement,
  mountedRows,
  rowElement,
  rowTop,
  rowUnderEye,
  seenOf,
  shopService,
  statement,
} from './listOnScreen.js';
import { TestApp } from './TestApp.js';
import '../../src/theme/styles.css';

const rows = statement(10_000);
const root = document.documentElement;

beforeEach(async () => {
  await page.viewport(800, 700);
  window.scrollTo(0, 0);
});
afterEach(() => {
  root.removeAttribute('style');
  document.body.removeAttribute('style');
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/**
 * Scrolls near and far. The next frame must be full of rows with few mounted, which have their
 * merchants at rest.
 */
async function expectFollowed(scroller: Element, list = listElement()): Promise<void> {
  for (const top of [300, 20_000, 400_000, scroller.scrollHeight]) {
    // The scroll event comes with the next frame, which must already be full.
    await new Promise((done) => setTimeout(done));
    scroller.scrollTop = top;
    await frame();
    expect(seenOf(list).blank).toEqual([]);
    await atRest(list);
    expect(mountedRows(list).length).toBeLessThan(40);
  }
  expect(idsOnScreen(list).at(-1)).toBe(rows.at(-1)?.id);
  const { bottom } = rowElement(rows.at(-1)?.id, list).getBoundingClientRect();
  expect(bottom).toBeCloseTo(contentOf(list).getBoundingClientRect().bottom, 0);
}

interface Surroundings {
  around: (list: ReactElement) => ReactNode;
  findScroller: () => Element;
  /** The tree that contains the list. Default: the document. */
  findTree?: () => ParentNode;
  before?: () => void;
}

const shadowTree = (selector: string) => find(selector).shadowRoot as ShadowRoot;
const main = (content: ReactNode) => (
  <main style={{ height: 600, overflow: 'auto' }}>
    <h1>Account</h1>
    {content}
  </main>
);
const sideways = (content: ReactNode) => <div style={{ overflowX: 'auto' }}>{content}</div>;

const surroundings: Record<string, Surroundings> = {
  'in a <main> that scrolls': {
    around: main,
    findScroller: () => find('main'),
  },
  'around a wrapper that scrolls sideways only': {
    around: (list) => main(sideways(list)),
    findScroller: () => find('main'),
  },
  'around a wrapper that scrolls sideways only, on a page': {
    around: sideways,
    findScroller: () => root,
  },
  'in a body that scrolls by itself': {
    before() {
      Object.assign(root.style, { height: '100%', overflow: 'hidden' });
      Object.assign(document.body.style, { height: '100%', overflow: 'auto' });
    },
    around: (list) => list,
    findScroller: () => document.body,
  },
  'in the shadow tree that the list is in': {
    around: (list) => <ShadowTree>{main(list)}</ShadowTree>,
    findScroller: () => shadowTree('.shadow-host').querySelector('main') as HTMLElement,
    findTree: () => shadowTree('.shadow-host'),
  },
  'in the shadow tree of an element that the list is slotted into': {
    around: (list) => createElement('bank-panel', undefined, list),
    findScroller: () => shadowTree('bank-panel').querySelector('div') as HTMLElement,
  },
};

describe.each(Object.entries(surroundings))('what scrolls a list is found %s', (_, surrounding) => {
  const { before, around, findScroller, findTree } = surrounding;
  const show = async (transactions = rows) => {
    before?.();
    const { fetcher } = shopService();
    const app = (next: typeof rows) => around(<TestApp transactions={next} fetcher={fetcher} />);
    const screen = await render(app(transactions));
    const list = listElement(findTree?.());
    await atRest(list);
    return { list, rerender: () => screen.rerender(app(rows)) };
  };

  it('wherever it is scrolled to', async () => {
    const { list } = await show();
    expect(mountedRows(list).length).toBeLessThan(40);
    await expectFollowed(findScroller(), list);
  });

  it('where the row under the eye stays as rows come before it', async () => {
    const { list, rerender } = await show(rows.slice(100));
    findScroller().scrollTop = 9_000;
    await atRest(list);
    const eye = rowUnderEye(list);
    await rerender();
    await atRest(list);
    expect(Math.abs(rowTop(eye.id, list) - eye.top)).toBeLessThan(1);
  });
});

/** An element with its children in a shadow tree that has the page's style sheets. */
function ShadowTree({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [tree, setTree] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    const shadow = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    for (const style of document.head.querySelectorAll('style')) {
      shadow?.append(style.cloneNode(true));
    }
    setTree(shadow);
  }, []);
  return (
    <div ref={host} className="shadow-host">
      {tree && createPortal(children, tree)}
    </div>
  );
}

/** A custom element of the host app with its children in a scrolling box. */
class ScrollingPanel extends HTMLElement {
  connectedCallback() {
    const box = Object.assign(document.createElement('div'), { id: 'box' });
    Object.assign(box.style, { height: '600px', overflow: 'auto' });
    box.append(document.createElement('slot'));
    this.attachShadow({ mode: 'open' }).append(box);
  }
}

customElements.define('bank-panel', ScrollingPanel);

describe('what scrolls a list may change', () => {
  it('as its height is taken away and given again', async () => {
    const { fetcher } = shopService();
    const screen = await render(<TestApp transactions={rows} fetcher={fetcher} height={500} />);
    await atRest();
    listElement().scrollTop = 9_000;
    await atRest();
    await screen.rerender(<TestApp transactions={rows} fetcher={fetcher} />);
    await atRest();
    await expectFollowed(root);
    await screen.rerender(<TestApp transactions={rows} fetcher={fetcher} height={500} />);
    await atRest();
    await expectFollowed(listElement());
  });

  it('as a wrapper begins to scroll and ceases to', async () => {
    await render(
      <main style={{ height: 400 }}>
        <TestApp transactions={rows} fetcher={shopService().fetcher} />
      </main>,
    );
    await atRest();
    window.scrollTo(0, 9_000);
    await atRest();
    for (const overflow of ['auto', 'visible', 'auto']) {
      find('main').style.overflow = overflow;
      await atRest();
      await expectFollowed(overflow === 'auto' ? find('main') : root);
    }
  });
});

describe('a list on a page that changes around it', () => {
  const below = (height: number) => <div style={{ height }}>Adverts</div>;

  it('is followed where html and body are as high as the window and content above it grows', async () => {
    root.style.height = '100%';
    document.body.style.height = '100%';
    const { fetcher } = shopService();
    const app = (height: number) => (
      <>
        <div style={{ height }}>Balance</div>
        <TestApp transactions={rows} fetcher={fetcher} />
      </>
    );
    const screen = await render(app(0));
    await atRest();
    for (const height of [420, 3_000, 40]) {
      await screen.rerender(app(height));
      window.scrollTo(0, height + 5_000);
      await atRest();
    }
    await expectFollowed(root);
  });

  it('is followed where content above it grows by as much as content below it shrinks', async () => {
    const { fetcher } = shopService();
    const app = (height: number) => (
      <>
        <div style={{ height }}>Balance</div>
        <TestApp transactions={rows.slice(0, 300)} fetcher={fetcher} />
        {below(4_000 - height)}
      </>
    );
    const screen = await render(app(0));
    await atRest();
    for (const height of [600, 3_000, 100]) {
      await screen.rerender(app(height));
      window.scrollTo(0, height + 6_000);
      await atRest();
      expect(mountedRows().length).toBeLessThan(40);
    }
  });

  it('is seen where content above it goes away without a render of the list', async () => {
    await render(
      <>
        <div id="banner" style={{ height: 3_000 }} />
        <TestApp transactions={rows} fetcher={shopService().fetcher} />
      </>,
    );
    find('#banner').style.height = '0';
    await atRest();
    expect(idsOnScreen()[0]).toBe(rows[0]?.id);
  });
});

describe('a list that is drawn at another size', () => {
  it('opens in a dialog that grows by a transform', async () => {
    const { fetcher } = shopService();
    const dialog = (scale: number) => (
      <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        <TestApp transactions={rows} fetcher={fetcher} height={600} />
      </div>
    );
    const screen = await render(dialog(0.9));
    await atRest();
    await expectFollowed(listElement());
    await screen.rerender(dialog(1));
    await expectFollowed(listElement());
    const row = mountedRows()[0] as HTMLElement;
    expect(row.getBoundingClientRect().height).toBe(row.offsetHeight);
  });

  it.each([
    ['in a box of its own', 480],
    ['on a page', undefined],
  ])('is zoomed by CSS %s', async (_, height) => {
    document.body.style.zoom = '1.25';
    await render(<TestApp transactions={rows} fetcher={shopService().fetcher} height={height} />);
    await atRest();
    await expectFollowed(height ? listElement() : root);
  });
});

describe('a list that is hidden', () => {
  it.each([
    ['in a box of its own', 600],
    ['on a page', undefined],
  ])('requests nothing before it is displayed, %s', async (_, height) => {
    const { fetcher, requests } = shopService();
    const panel = (display: string) => (
      <div style={{ display }}>
        <TestApp transactions={rows} fetcher={fetcher} height={height} />
      </div>
    );
    const screen = await render(panel('none'));
    await untilIdle();
    expect(requests).toEqual([]);
    await screen.rerender(panel('block'));
    await atRest();
    expect(requests).toHaveLength(1);
    await expectFollowed(height ? listElement() : root);
  });

  it('requests nothing in a closed <details>, and nothing twice when that is opened again', async () => {
    const { fetcher, requests } = shopService();
    await render(
      <details>
        <summary>Transactions</summary>
        <TestApp transactions={rows} fetcher={fetcher} />
      </details>,
    );
    await untilIdle();
    expect(requests).toEqual([]);
    const details = find('details') as HTMLDetailsElement;
    details.open = true;
    await atRest();
    expect(requests).toHaveLength(1);
    details.open = false;
    await untilIdle();
    details.open = true;
    await atRest();
    expect(requests).toHaveLength(1);
  });

  it('is where it was when a tab is shown again', async () => {
    await render(
      <div id="tab">
        <TestApp transactions={rows} fetcher={shopService().fetcher} height={600} />
      </div>,
    );
    await atRest();
    listElement().scrollTop = 50_000;
    await atRest();
    const id = idsOnScreen()[0];
    const top = rowTop(id);
    find('#tab').style.display = 'none';
    await untilIdle();
    find('#tab').style.display = '';
    await atRest();
    expect(rowTop(id)).toBe(top);
  });
});

describe('a list that is not on screen', () => {
  it('requests nothing below the fold', async () => {
    const { fetcher, requests } = shopService();
    await render(
      <>
        <div style={{ height: 4_000 }}>A long page</div>
        <TestApp transactions={rows} fetcher={fetcher} />
      </>,
    );
    await untilIdle();
    expect(requests).toEqual([]);
  });

  it('requests nothing for rows that arrive when the reader has scrolled past', async () => {
    const { fetcher, requests } = shopService();
    const app = (start: number) => (
      <>
        <TestApp transactions={rows.slice(start, start + 20)} fetcher={fetcher} />
        <div style={{ height: 6_000 }}>A long page</div>
      </>
    );
    const screen = await render(app(0));
    await atRest();
    window.scrollTo(0, 5_000);
    await untilIdle();
    const before = requests.length;
    await screen.rerender(app(100));
    await untilIdle();
    expect(requests).toHaveLength(before);
  });

  it.each([3, 200])(
    'requests none of its %i rows while others of ten lists are on screen',
    async (count) => {
      const { fetcher, requests } = shopService();
      await render(
        <QueryClientProvider client={new QueryClient()}>
          <MerchantProvider fetcher={fetcher}>
            {Array.from({ length: 10 }, (_, list) => (
              <TransactionList
                key={rows[list * count]?.id}
                transactions={rows.slice(list * count, (list + 1) * count)}
              />
            ))}
          </MerchantProvider>
        </QueryClientProvider>,
      );
      const isOnScreen = (list: HTMLElement) => list.getBoundingClientRect().top < innerHeight;
      const lists = [...document.querySelectorAll<HTMLElement>('.mry-TransactionList')];
      for (const list of lists.filter(isOnScreen)) await atRest(list);
      await untilIdle();
      const seen = lists.filter(isOnScreen).flatMap((list) => idsOnScreen(list));
      expect(seen.length).toBeGreaterThan(5);
      expect(requests).toHaveLength(1);
      expect(requests[0]).toEqual(expect.arrayContaining(seen));
      expect(requests[0]?.length).toBeLessThanOrEqual(25);
      const shown = new Set(
        rows.slice(0, lists.filter(isOnScreen).length * count).map(({ id }) => id),
      );
      expect(requests[0]?.filter((id) => !shown.has(id))).toEqual([]);
    },
  );
});
