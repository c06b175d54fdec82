import {
  ensureAwaited,
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
  getByTitleSelector,
  Locator,
  selectorEngine,
  triggerCommandWithTrace,
} from '@vitest/browser/locators';
import {
  page,
  server,
  type UserEventClickOptions,
  type UserEventHoverOptions,
  type UserEventWheelOptions,
} from 'vitest/browser';

// Loaded into the page before a test: finds out where in the window an element is, as soon as a
// user could point at it.

/** In pixels of the whole page, which the frame of the test is a part of. */
export interface Point {
  x: number;
  y: number;
}

// Tests replace them by clocks of their own.
const { requestAnimationFrame, performance } = window;
const now = performance.now.bind(performance);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Only an element that never stands still, or stays covered, takes longer. */
const LIMIT_MS = 60_000;

class PointedLocator extends Locator {
  constructor(
    readonly selector: string,
    protected override _container?: Element,
    /** Known, also where no selector reaches it: in a closed shadow tree. */
    readonly target?: Element,
  ) {
    super();
  }

  override click({ position }: UserEventClickOptions = {}): Promise<void> {
    return this.#send('__vitest_click', async () => [await this.#point(position)]);
  }

  override hover({ position }: UserEventHoverOptions = {}): Promise<void> {
    return this.#send('__vitest_hover', async () => [await this.#point(position)]);
  }

  override unhover(): Promise<void> {
    return locatorOf(document.body).hover();
  }

  override wheel(options: UserEventWheelOptions): Promise<void> {
    return this.#send('__vitest_wheel', async () => [await this.#point(), options]);
  }

  override fill(text: string): Promise<void> {
    return ensureAwaited(async () => {
      const field = (this.target ?? (await this.findElement())) as HTMLInputElement;
      field.focus();
      field.select();
      document.execCommand('insertText', false, text);
    });
  }

  #send(name: string, input: () => Promise<unknown[]>): Promise<void> {
    return ensureAwaited(async (errorSource) =>
      triggerCommandWithTrace({ name, arguments: await input(), errorSource }),
    );
  }

  async #point(within?: Partial<Point>): Promise<Point> {
    return inWindow(await pointOf(this.target ?? (await this.findElement()), within));
  }

  protected locator(selector: string): Locator {
    return new PointedLocator(`${this.selector} >> ${selector}`, this._container);
  }

  protected elementLocator(element: Element): Locator {
    return locatorOf(element);
  }
}

const locatorOf = (element: Element) =>
  new PointedLocator(selectorEngine.generateSelectorSimple(element), element, element);

/** Waits until the element stands still and nothing covers it there. Default: its middle. */
async function pointOf(element: Element, within?: Partial<Point>): Promise<Point> {
  const end = now() + LIMIT_MS;
  let inTheWay: Element | null = null;
  while (now() < end) {
    const before = placeOf(element, within);
    await nextFrame();
    const point = placeOf(element, within);
    const stands = before && point && before.x === point.x && before.y === point.y;
    if (stands) {
      inTheWay = document.elementFromPoint(point.x, point.y);
      if (receives(element, inTheWay)) return point;
    }
    if (!point || stands) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
  }
  const what = `${element.outerHTML.slice(0, 200)} could not be pointed at`;
  throw new Error(inTheWay ? `${what}: ${inTheWay.outerHTML.slice(0, 200)} is there` : what);
}

/** Default: the middle of the part within the window. */
function placeOf(element: Element, within?: Partial<Point>): Point | undefined {
  if (within) {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + (within.x ?? 0), y: top + (within.y ?? 0) };
  }
  for (const { left, right, top, bottom } of element.getClientRects()) {
    const [x1, x2] = [Math.max(0, left), Math.min(innerWidth, right)];
    const [y1, y2] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    if (x2 > x1 && y2 > y1) return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
  }
  return undefined;
}

function receives(element: Element, found: Element | null): boolean {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  if (host) return host.contains(found) || receives(host, found);
  return element.contains(found) || found?.closest('label')?.control === element;
}

function inWindow({ x, y }: Point): Point {
  const frame = (window.frameElement as HTMLElement).getBoundingClientRect();
  const scale = frame.width / innerWidth;
  return { x: Math.floor(frame.left + x * scale), y: Math.floor(frame.top + y * scale) };
}

page.extend({
  getByLabelText: (text, options) => new PointedLocator(getByLabelSelector(text, options)),
  getByRole: (role, options) => new PointedLocator(getByRoleSelector(role, options)),
  getByTestId: (id) =>
    new PointedLocator(getByTestIdSelector(server.config.browser.locators.testIdAttribute, id)),
  getByAltText: (text, options) => new PointedLocator(getByAltTextSelector(text, options)),
  getByPlaceholder: (text, options) => new PointedLocator(getByPlaceholderSelector(text, options)),
  getByText: (text, options) => new PointedLocator(getByTextSelector(text, options)),
  getByTitle: (text, options) => new PointedLocator(getByTitleSelector(text, options)),
  elementLocator: locatorOf,
});
