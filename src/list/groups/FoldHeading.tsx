'use client';
import { createElement, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { renderLogo } from '../../components/MerchantLogo/MerchantLogo.js';
import { useDisplay } from '../../display/useDisplay.js';
import { formatMessage, formatPlural } from '../../i18n/formatMessage.js';
import { numberFormat } from '../../i18n/intl.js';
import { comma, separator } from '../../i18n/separator.js';
import { textDirection } from '../../i18n/textDirection.js';
import { categoryHue } from '../../record/categoryKey.js';
import { iconFor } from '../../record/iconFor.js';
import type { Hue } from '../../record/monogram.js';
import type { MountedRows } from '../row/MountedRows.js';
import { type RowMemory, useRowView } from '../row/useRowView.js';
import type { HeadingLevel } from '../TransactionListProps.js';
import { FitText, shortSums } from './FitText.js';
import type { GroupedRow, GroupFold, GroupSums } from './RowGroup.js';

interface FoldHeadingProps {
  fold: GroupFold;
  label: string;
  hasSums: boolean;
  /** Index of the heading among the rows. */
  row: number;
  headingLevel: HeadingLevel;
  tabIndex: 0 | -1;
  onToggle: (key: string) => void;
  attribution: MountedRows;
}

const NO_SUMS: GroupSums = { texts: [], isIncome: false, share: undefined };
const PERCENT = { style: 'percent', maximumFractionDigits: 0 } as const;
/** Smaller shares are "under 1%". */
const LEAST_SHARE = 0.01;

/**
 * The heading of a group that opens and closes: its tile, what it is, how many rows it has and what
 * they add up to. Renders a `<div>` with a heading that is a button.
 */
export function FoldHeading(props: FoldHeadingProps): ReactElement {
  const { fold, label, hasSums, row, headingLevel, tabIndex, onToggle, attribution } = props;
  const { key, isOpen, rows, tile } = fold;
  const sums = hasSums ? fold.sums : NO_SUMS;
  const { locale, messages } = useDisplay();
  const count = formatPlural(messages.groups.payments, rows.length, locale);
  const isCategory = 'category' in tile;
  // There are too many merchants for their shares to say much.
  const share = isCategory ? sums.share : undefined;
  const percent = numberFormat(locale, PERCENT);
  const part =
    share !== undefined && share < LEAST_SHARE
      ? formatMessage(messages.groups.under, { share: percent.format(LEAST_SHARE) })
      : share !== undefined && percent.format(share);
  const ofSpent = part && formatMessage(messages.groups.share, { share: part });
  const [sum, ...others] = sums.texts;
  const divider = separator(locale);
  const name = [label, count, sums.texts.join(divider), ofSpent]
    .filter(Boolean)
    .join(comma(locale));
  return (
    <div className="mry-TransactionList-heading" data-row={row}>
      {createElement(
        `h${headingLevel}`,
        { className: 'mry-TransactionList-group' },
        <button
          type="button"
          className="mry-TransactionList-toggle"
          aria-expanded={isOpen}
          tabIndex={tabIndex}
          onClick={() => onToggle(key)}
        >
          <span className="mry-Hidden">{name}</span>
          {isCategory ? (
            <CategoryTile category={tile.category} />
          ) : (
            <MerchantTile {...tile} attribution={attribution} />
          )}
          <span
            aria-hidden="true"
            className="mry-TransactionList-groupName"
            dir={textDirection(label)}
          >
            {label}
          </span>
          {sum !== undefined && (
            <span
              aria-hidden="true"
              className="mry-TransactionList-groupSum"
              data-tone={sums.isIncome ? 'positive' : undefined}
            >
              {sum}
            </span>
          )}
          <span aria-hidden="true" className="mry-TransactionList-groupLine">
            <span className="mry-TransactionList-groupCount">
              {part ? count + divider + part : count}
            </span>
            <svg className="mry-TransactionList-chevron" viewBox="0 0 12 12" aria-hidden="true">
              <path d="M2.5 4.25 6 7.75l3.5-3.5" />
            </svg>
            {others.length > 0 ? (
              <span className="mry-TransactionList-groupOthers" title={others.join(divider)}>
                <FitText text={others.join(divider)} short={shortSums(others)} />
              </span>
            ) : (
              isCategory &&
              share !== undefined && <ShareBar share={share} hue={categoryHue(tile.category)} />
            )}
          </span>
        </button>,
      )}
    </div>
  );
}

function CategoryTile({ category }: { category: Parameters<typeof categoryHue>[0] }): ReactElement {
  const { icons } = useDisplay();
  return renderLogo({
    hue: categoryHue(category),
    letter: '',
    isPerson: false,
    icon: iconFor(undefined, category, icons),
    images: [],
    picture: undefined,
    badge: undefined,
    isDim: false,
  });
}

/** The tile of a merchant, without the state of the payment that stands for all of them. */
function MerchantTile(props: GroupedRow & { attribution: MountedRows }): ReactElement {
  const { transaction, lookup, attribution } = props;
  const display = useDisplay();
  const memory: RowMemory = useRef(undefined);
  const plain = useMemo(
    () => ({ ...transaction, state: undefined, recurring: undefined }),
    [transaction],
  );
  const { status, merchant } = lookup;
  // The picture's source is credited, whether or not one of its rows is shown.
  useEffect(
    () => attribution.add({ status, merchant, transaction: plain, memory }),
    [attribution, status, merchant, plain],
  );
  return renderLogo(useRowView(lookup, plain, display, undefined, memory).tile);
}

const BAR_WIDTH = 56;
const BAR_HEIGHT = 4;

/** A drawing, because a style attribute is not allowed in a server's output. */
function ShareBar({ share, hue }: { share: number; hue: Hue }): ReactElement {
  return (
    <svg
      className="mry-TransactionList-share"
      data-hue={hue}
      viewBox={`0 0 ${BAR_WIDTH} ${BAR_HEIGHT}`}
      aria-hidden="true"
    >
      <rect
        className="mry-TransactionList-shareTrack"
        width={BAR_WIDTH}
        height={BAR_HEIGHT}
        rx={BAR_HEIGHT / 2}
      />
      {/* Even the smallest share is a dot. */}
      <rect
        width={Math.max(BAR_HEIGHT / 2, share * BAR_WIDTH)}
        height={BAR_HEIGHT}
        rx={BAR_HEIGHT / 2}
      />
    </svg>
  );
}
