import { memo, useCallback } from 'react';
import { ICON_PATH, rowText } from '../../peers/rowText.js';
import type { Contestant, RowProps } from '../Contestant.js';
import '../../peers/FloorRow.css';

const SVG = 'http://www.w3.org/2000/svg';

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(tag);
  if (className) created.className = className;
  created.append(...children);
  return created;
}

function icon(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'FloorRow-icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICON_PATH);
  svg.append(path);
  return svg;
}

function logo(name: string, source: string | undefined): HTMLElement {
  const created = element('span', 'FloorRow-logo', name.charAt(0));
  created.ariaHidden = 'true';
  if (!source) return created;
  const image = document.createElement('img');
  image.alt = '';
  image.loading = 'lazy';
  image.decoding = 'async';
  image.onerror = () => image.remove();
  image.src = source;
  created.append(image);
  return created;
}

/** Shows text beside an element until `hide`. */
function show(anchor: HTMLElement, role: string, text: string): () => void {
  const overlay = element('div', 'FloorRow-overlay', text);
  const { left, bottom } = anchor.getBoundingClientRect();
  overlay.role = role;
  overlay.style.cssText = `position: fixed; left: ${left}px; top: ${bottom}px; white-space: pre`;
  document.body.append(overlay);
  return () => overlay.remove();
}

function createRow({ transaction, lookup }: RowProps): HTMLElement {
  const { merchant } = lookup;
  const name = rowText.name(transaction, merchant);
  const line = element('div', 'FloorRow-line');
  if (merchant) {
    let hide = () => {};
    const via = element('span', 'FloorRow-via', rowText.via(merchant));
    via.role = 'note';
    via.onpointerenter = () => {
      hide = show(via, 'tooltip', merchant.intermediary?.website ?? '');
    };
    via.onpointerleave = () => hide();
    const hours = element('button', 'FloorRow-hours', rowText.hours(merchant));
    hours.setAttribute('type', 'button');
    hours.ariaHasPopup = 'dialog';
    hours.ariaExpanded = 'false';
    hours.onclick = () => {
      hide();
      hide = show(hours, 'dialog', ['Opening hours', ...rowText.week(merchant)].join('\n'));
      hours.ariaExpanded = 'true';
    };
    hours.onblur = () => {
      hide();
      hours.ariaExpanded = 'false';
    };
    line.append(
      element('span', '', icon(), rowText.category(transaction, merchant)),
      via,
      hours,
      element('span', '', rowText.rating(merchant)),
      element('span', '', rowText.address(merchant)),
    );
  }
  if (!merchant) line.append(rowText.category(transaction, merchant));
  const row = element(
    'div',
    'FloorRow',
    logo(name, merchant?.logoImg),
    element('div', 'FloorRow-body', element('div', 'FloorRow-name', name), line),
    element('span', 'FloorRow-amount', rowText.amount(transaction)),
  );
  row.dataset.status = lookup.status;
  return row;
}

/** What a browser needs for the row, without a library. */
export const vanilla: Contestant = {
  createRow,
  // For the virtual list, which is React.
  Row: memo(({ transaction, lookup }) => {
    const ref = useCallback(
      (parent: HTMLDivElement | null) =>
        parent?.replaceChildren(createRow({ transaction, lookup })),
      [transaction, lookup],
    );
    return <div ref={ref} />;
  }),
};
