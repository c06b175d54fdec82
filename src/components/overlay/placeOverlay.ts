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

/** Px of the screen between an overlay and its anchor. */
const GAP = 6;

/**
 * Places an overlay beside its anchor, on the other side where there is more room, and at least
 * `margin` px of the screen away from the edges of the window. `--available-inline-size` and
 * `--available-block-size` tell the style sheet how large it may be.
 *
 * CSS `zoom` of its ancestors enlarges the overlay too, in the top layer as elsewhere: everything is
 * measured in px of the screen, and written in those of the overlay.
 */
export async function placeOverlay(
  overlay: HTMLElement,
  anchor: HTMLElement,
  placement: Placement,
  margin: number,
): Promise<void> {
  // What clips the anchor does not clip the layer: only the window does.
  const room = { padding: margin, boundary: [] };
  const zoom = zoomOf(overlay);
  // Whatever style sheets say of what is around it.
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

/** The element's rectangle in px of the screen. */
function onScreen(element: Element) {
  return {
    contextElement: element,
    getBoundingClientRect() {
      const { left, top, width, height } = element.getBoundingClientRect();
      // Browsers that do not tell the zoom measure an element in px of its own, as Safari does.
      const scale = ownZoomOf(element) === undefined ? zoomOf(element) : 1;
      const [x, y] = [left * scale, top * scale];
      const [right, bottom] = [(left + width) * scale, (top + height) * scale];
      return { x, y, left: x, top: y, right, bottom, width: right - x, height: bottom - y };
    },
  };
}

/** Px of the screen that one px of the element has by CSS `zoom`, its own and that of its ancestors. */
function zoomOf(element: Element): number {
  const known = ownZoomOf(element);
  if (known !== undefined) return known;
  const around = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  // Before 2024, Firefox had no `zoom`. Nor has jsdom.
  const own = Number.parseFloat(getComputedStyle(element).zoom) || 1;
  return around ? own * zoomOf(around) : own;
}

const ownZoomOf = (element: { currentCSSZoom?: number }) => element.currentCSSZoom;
