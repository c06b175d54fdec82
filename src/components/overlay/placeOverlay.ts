import {
  computePosition,
  flip,
  limitShift,
  offset,
  type Placement,
  platform,
  shift,
  size,
} from '@floating-ui/dom';

/** Distance between an overlay and its anchor, in screen pixels. */
const GAP = 6;

/**
 * Places an overlay next to its anchor, on the other side if that has more space, and at least
 * `margin` screen pixels from the edges of the window. `--available-inline-size` and
 * `--available-block-size` pass the maximum size to the style sheet.
 *
 * CSS `zoom` of its ancestors enlarges the overlay too, in the top layer as elsewhere: everything
 * is measured in screen pixels, and written in the overlay's own pixels.
 */
export async function placeOverlay(
  overlay: HTMLElement,
  anchor: HTMLElement,
  placement: Placement,
  margin: number,
): Promise<void> {
  // Ancestors that clip the anchor do not clip the layer; only the window does.
  const room = { padding: margin, boundary: [] };
  const zoom = zoomOf(overlay);
  // Overrides style sheets of the page.
  overlay.style.position = 'fixed';
  const { x, y } = await computePosition(onScreen(anchor), overlay, {
    strategy: 'fixed',
    placement,
    platform: {
      ...platform,
      async getDimensions(element) {
        const { width, height } = await platform.getDimensions(element);
        return { width: width * zoom, height: height * zoom };
      },
    },
    middleware: [
      offset(GAP),
      shift({ ...room, limiter: limitShift() }),
      flip(room),
      size({
        ...room,
        apply({ availableWidth, availableHeight }) {
          overlay.style.setProperty('--available-inline-size', `${availableWidth / zoom}px`);
          overlay.style.setProperty('--available-block-size', `${availableHeight / zoom}px`);
        },
      }),
    ],
  });
  overlay.style.left = `${Math.round(x) / zoom}px`;
  overlay.style.top = `${Math.round(y) / zoom}px`;
}

/** The element's rectangle in screen pixels. */
function onScreen(element: Element) {
  return {
    contextElement: element,
    getBoundingClientRect() {
      const { left, top, width, height } = element.getBoundingClientRect();
      // Browsers that do not expose the zoom, such as Safari, measure an element in its own pixels.
      const scale = ownZoomOf(element) === undefined ? zoomOf(element) : 1;
      const [x, y] = [left * scale, top * scale];
      const [right, bottom] = [(left + width) * scale, (top + height) * scale];
      return { x, y, left: x, top: y, right, bottom, width: right - x, height: bottom - y };
    },
  };
}

/** Screen pixels per CSS pixel of the element, by the `zoom` of itself and its ancestors. */
function zoomOf(element: Element): number {
  const known = ownZoomOf(element);
  if (known !== undefined) return known;
  const around = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  // Firefox before 2024 and jsdom have no `zoom`.
  const own = Number.parseFloat(getComputedStyle(element).zoom) || 1;
  return around ? own * zoomOf(around) : own;
}

const ownZoomOf = (element: { currentCSSZoom?: number }) => element.currentCSSZoom;
