import { type RefObject, useEffect, useState } from 'react';
import type { Part } from './ComponentFacts.js';
import { type Box, type Marker, type MarkerAxis, placeMarkers } from './placeMarkers.js';

export interface PartMarker extends Marker {
  className: string;
  box: Box;
}

/** Markers for the visible parts in `stage`, measured again whenever something in it changes. */
export function useMarkers(
  stage: RefObject<HTMLElement | null>,
  parts: readonly Part[],
  axis: MarkerAxis,
): readonly PartMarker[] {
  const [markers, setMarkers] = useState<readonly PartMarker[]>([]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const content = element.firstElementChild;
    const measure = () => {
      const next = measureMarkers(element, parts, axis);
      setMarkers((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const sizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    sizes.observe(element);
    if (content) {
      sizes.observe(content);
      changes.observe(content, { subtree: true, childList: true, attributes: true });
    }
    document.fonts.ready.then(measure);
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [stage, parts, axis]);
  return markers;
}

function measureMarkers(
  stage: HTMLElement,
  parts: readonly Part[],
  axis: MarkerAxis,
): PartMarker[] {
  const picture = stage.getBoundingClientRect();
  const found = parts.flatMap(({ className }) => {
    const box = boxOf(stage, className, picture);
    return box ? [{ className, box }] : [];
  });
  const boxes = found.map(({ box }) => box);
  return placeMarkers(boxes, picture, axis).flatMap((marker, index) => {
    const part = found[index];
    return part ? [{ ...part, ...marker }] : [];
  });
}

/** The box of the first visible element with this class. */
function boxOf(stage: HTMLElement, className: string, picture: DOMRect): Box | undefined {
  for (const element of stage.getElementsByClassName(className)) {
    const { left, top, width, height } = boxAround(element);
    const isSeen = width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
    if (isSeen) return { x: left - picture.left, y: top - picture.top, width, height };
  }
  return undefined;
}

/** An element with `display: contents` has no box of its own; its content has one. */
function boxAround(element: Element): DOMRect {
  if (getComputedStyle(element).display !== 'contents') return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
