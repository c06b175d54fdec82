'use client';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { Popover } from '../../components/overlay/Popover.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import type { FilterName } from '../FindState.js';
import type { Find } from '../useFind.js';
import { type FindText, isSwitch } from './createFindText.js';
import { setFilter } from './Filter.js';
import { FilterPanel } from './FilterPanel.js';
import { FindGlyph } from './FindGlyph.js';

export interface FilterChipsProps {
  find: Find<unknown>;
  text: FindText;
  filters: readonly FilterName[];
}

/** From this width, in pixels, a filter opens under its chip; below, under all of them. */
const WIDE = 640;
/** Distance of a filter from both edges of a narrow bar, in pixels. */
const EDGE = 8;

interface OpenFilter {
  name: FilterName;
  anchor: HTMLElement;
  /** Width of a narrow bar. */
  width: number | undefined;
}

/** A toolbar of filters, one tab stop. A chip opens its filter; a set one can be removed. */
export function FilterChips({ find, text, filters }: FilterChipsProps): ReactElement {
  const { messages } = text;
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenFilter>();
  const [order, setOrder] = useState(filters);
  const [stop, setStop] = useState<string>();

  // Set filters come first, but nothing moves while one of them is being set.
  const isSet = (name: FilterName) => find.state[name] !== undefined;
  const { text: _, ...set } = find.state;
  // Also those that are not offered, as in a link: what is set can be seen and removed.
  const names = [...new Set([...filters, ...(Object.keys(set) as FilterName[])])];
  const nextOrder = [...names.filter(isSet), ...names.filter((name) => !isSet(name))];
  if (!open && nextOrder.join() !== order.join()) setOrder(nextOrder);

  const stops = order.flatMap((name) =>
    isSet(name) && !isSwitch(name) ? [name, `${name}-x`] : [name],
  );
  const current = stop !== undefined && stops.includes(stop) ? stop : stops[0];
  const stopProps = (id: string) => ({
    'data-stop': id,
    tabIndex: id === current ? 0 : -1,
    onFocus: () => setStop(id),
  });
  const focusStop = (id: string | undefined) =>
    bar.current?.querySelector<HTMLElement>(`[data-stop="${id}"]`)?.focus();

  const toggle = (name: FilterName, anchor: HTMLElement) => {
    if (isSwitch(name) && isSet(name)) return remove(name);
    if (isSwitch(name)) return setFilter(find, name, true);
    const width = bar.current?.parentElement?.clientWidth ?? WIDE;
    return setOpen(
      open?.name === name ? undefined : { name, anchor, width: width < WIDE ? width : undefined },
    );
  };
  const remove = (name: FilterName) => {
    setFilter(find, name, undefined);
    // The chip of a filter that is not offered disappears.
    const left = order.filter((other) => other !== name || filters.includes(name));
    const next = left[order.indexOf(name)] ?? left.at(-1);
    if (next !== undefined) focusStop(next);
    else bar.current?.closest('form')?.querySelector('input')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const id = (event.target as HTMLElement).dataset.stop;
    if (id === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const name = id.replace('-x', '') as FilterName;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[
      event.key
    ];
    if (step !== undefined) focusStop(stops.at((stops.indexOf(id) + step) % stops.length));
    else if (event.key === 'Home') focusStop(stops[0]);
    else if (event.key === 'End') focusStop(stops.at(-1));
    else if ((event.key === 'Delete' || event.key === 'Backspace') && isSet(name)) remove(name);
    else if (event.key === 'ArrowDown' && id === name && !isSwitch(name)) {
      toggle(name, event.target as HTMLElement);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      {/* The keys of a toolbar are those of its buttons. */}
      <div
        ref={bar}
        role="toolbar"
        aria-label={messages.filters}
        className="mry-FindChips"
        onKeyDown={onKeyDown}
      >
        {order.map((name) => (
          <span
            key={name}
            className="mry-FindChip"
            data-set={isSet(name) ? '' : undefined}
            data-open={open?.name === name ? '' : undefined}
          >
            {isSwitch(name) ? (
              <button
                type="button"
                className="mry-FindChip-button"
                aria-pressed={isSet(name)}
                onClick={({ currentTarget }) => toggle(name, currentTarget)}
                {...stopProps(name)}
              >
                {text.rest(name)}
              </button>
            ) : (
              <button
                type="button"
                className="mry-FindChip-button"
                aria-haspopup="dialog"
                aria-expanded="false"
                aria-label={labelOf(name, text)}
                onClick={({ currentTarget }) => toggle(name, currentTarget)}
                {...stopProps(name)}
              >
                <span>{text.chip(name)}</span>
                {!isSet(name) && <FindGlyph name="down" />}
              </button>
            )}
            {isSet(name) && !isSwitch(name) && (
              <button
                type="button"
                className="mry-FindChip-remove"
                aria-label={formatMessage(messages.remove, { filter: text.chip(name) })}
                onClick={() => remove(name)}
                {...stopProps(`${name}-x`)}
              >
                <FindGlyph name="clear" />
              </button>
            )}
          </span>
        ))}
      </div>
      {open && (
        <Popover
          label={text.title(open.name)}
          className="mry-FindPopover"
          style={open.width === undefined ? undefined : { inlineSize: open.width - 2 * EDGE }}
          anchor={open.anchor}
          reference={open.width === undefined ? undefined : (bar.current ?? undefined)}
          placement={open.width === undefined ? 'bottom-start' : 'bottom'}
          margin={EDGE}
          initialFocus={firstOption}
          onClose={() => setOpen(undefined)}
        >
          <FilterPanel find={find} text={text} name={open.name} onDone={() => setOpen(undefined)} />
        </Popover>
      )}
    </>
  );
}

/** "Categories: Coffee + 1" for a set chip, whose text is only what it has. */
const labelOf = (name: FilterName, text: FindText): string | undefined =>
  text.values(name) &&
  formatMessage(text.messages.filterIs, { filter: text.title(name), value: text.chip(name) });

const CHOICES = 'input:is([type="checkbox"], [type="radio"])';

function firstOption(popover: HTMLElement): HTMLElement | null {
  const option =
    popover.querySelector<HTMLElement>(`${CHOICES}:checked`) ??
    popover.querySelector<HTMLElement>(CHOICES) ??
    popover.querySelector<HTMLElement>('button');
  // Once the popover has its height, and without scrolling the page.
  requestAnimationFrame(() => {
    const [row, foot] = [option?.closest('label'), popover.querySelector('.mry-FindPopover-foot')];
    if (!row || !foot) return;
    const { bottom, height } = row.getBoundingClientRect();
    const end = Math.min(foot.getBoundingClientRect().top, popover.getBoundingClientRect().bottom);
    if (bottom > end) popover.scrollTop += bottom - end + height;
  });
  return option;
}
