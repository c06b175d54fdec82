'use client';
import { type ReactElement, useState } from 'react';
import { Popover } from '../../components/overlay/Popover.js';
import { useDisplay } from '../../display/useDisplay.js';
import { formatList } from '../../i18n/formatList.js';
import { formatMessage, formatPlural } from '../../i18n/formatMessage.js';
import { type CsvOptions, exportCsv } from '../exportCsv.js';
import type { FindMessages } from '../FindMessages.js';
import type { Find } from '../useFind.js';
import { FindGlyph } from './FindGlyph.js';
import { GroupBy, type GroupByProps } from './GroupBy.js';

export interface FindMenuProps<T> {
  find: Find<T>;
  messages: FindMessages;
  groups: Omit<GroupByProps, 'messages'> | undefined;
  csv: (CsvOptions<T> & { fileName?: string | undefined }) | undefined;
}

/** The button with three dots, which opens the groups and the export. */
export function FindMenu<T>({ find, messages, groups, csv }: FindMenuProps<T>): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <button
        type="button"
        className="mry-FindMenu"
        aria-haspopup="dialog"
        aria-expanded="false"
        aria-label={messages.viewAndExport}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        <FindGlyph name="more" />
      </button>
      {anchor && (
        <Popover
          label={messages.viewAndExport}
          className="mry-FindPopover mry-FindPopover-menu"
          anchor={anchor}
          placement="bottom-end"
          margin={8}
          initialFocus={(menu) =>
            menu.querySelector<HTMLElement>('input:checked, button:enabled') ?? menu
          }
          onClose={close}
        >
          {groups && (
            <div className="mry-FindMenu-part">
              <span className="mry-FindMenu-label">{messages.groupBy}</span>
              <GroupBy messages={messages} {...groups} />
            </div>
          )}
          {csv && <Download find={find} messages={messages} csv={csv} onDone={close} />}
        </Popover>
      )}
    </>
  );
}

interface DownloadProps<T> {
  find: Find<T>;
  messages: FindMessages;
  csv: CsvOptions<T> & { fileName?: string | undefined };
  onDone: () => void;
}

function Download<T>({ find, messages, csv, onDone }: DownloadProps<T>): ReactElement {
  const { locale, messages: listMessages } = useDisplay();
  const missing = missingFields(find, csv);
  const fields = missing.map((field) => listMessages[field]);
  return (
    <button
      type="button"
      className="mry-FindMenu-download"
      // A part of the rows would look like all of them.
      disabled={find.isPart || find.count === 0}
      onClick={() => {
        save(exportCsv(find, csv), csv.fileName ?? 'payments.csv');
        onDone();
      }}
    >
      <FindGlyph name="download" />
      <span>
        <span>{formatPlural(messages.download, find.count, locale)}</span>
        {fields.length > 0 && (
          <small>{formatMessage(messages.leftOut, { fields: formatList(fields, locale) })}</small>
        )}
      </span>
    </button>
  );
}

/** Columns that the sources of some records keep out of a file. */
function missingFields<T>(
  find: Find<T>,
  { columns, sources = [] }: CsvOptions<T>,
): readonly ('name' | 'category' | 'address')[] {
  if (sources === 'all') return [];
  const values = { name: 'name', category: 'categoryLabel' } as const;
  const missing = new Set<'name' | 'category' | 'address'>();
  const has = (column: 'name' | 'category' | 'address') =>
    columns ? columns.includes(column) : column !== 'address';
  for (const row of find.rows) {
    const [shown, written] = [find.describe(row), find.describe(row, sources)];
    for (const field of ['name', 'category'] as const) {
      if (has(field) && shown?.[values[field]] !== written?.[values[field]]) missing.add(field);
    }
    if (has('address') && shown?.merchant?.address !== written?.merchant?.address) {
      missing.add('address');
    }
    if (missing.size === 3 || (missing.size === 2 && !has('address'))) break;
  }
  return [...missing];
}

function save(csv: string, fileName: string): void {
  // With a byte order mark, without which spreadsheets misread letters beyond ASCII.
  const file = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = file;
  link.download = fileName;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}
