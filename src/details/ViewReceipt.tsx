'use client';
import { type ReactElement, useRef, useState } from 'react';
import { useDisplay } from '../display/useDisplay.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import { webUrl } from '../record/links.js';
import { warnOnce } from '../utils/warnOnce.js';
import { DetailsGlyph } from './DetailsGlyph.js';

/** Null or undefined if the host app has shown the receipt itself. */
type ReceiptAddress = string | URL | null | undefined;

export interface ViewReceiptProps {
  transaction: ListedTransaction;
  onReceipt: (transaction: ListedTransaction) => ReceiptAddress | Promise<ReceiptAddress>;
}

/**
 * "View receipt": a button that asks the host app for a URL and opens it in a new tab with
 * `noopener`. Renders a `<div>`. State: `data-status`, `opening`, `failed` or `blocked`; if the
 * browser blocks the tab, a link to the receipt appears below the button.
 */
export function ViewReceipt({ transaction, onReceipt }: ViewReceiptProps): ReactElement {
  const { receipt: words, opensInNewTab } = useDisplay().messages;
  const [status, setStatus] = useState<'opening' | 'failed' | 'blocked'>();
  const [address, setAddress] = useState<string>();
  // A ref, because a second press may come before the first has rendered.
  const isOpening = useRef(false);

  const open = async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    setStatus('opening');
    let tab: Window | null | undefined;
    try {
      const result = onReceipt(transaction);
      // Opened during the press, because browsers would block it later.
      if (result !== undefined && result !== null) tab = openTab(words.opening);
      const given = await result;
      const url = given === undefined || given === null ? undefined : readAddress(given);
      setStatus(url && !tab ? 'blocked' : undefined);
      setAddress(url?.href);
      if (url) tab?.location.replace(url.href);
      else tab?.close();
    } catch {
      tab?.close();
      setStatus('failed');
    }
    isOpening.current = false;
  };

  return (
    <div className="mry-ViewReceipt" data-status={status}>
      <button
        type="button"
        aria-disabled={status === 'opening' || undefined}
        className="mry-ViewReceipt-button"
        onClick={open}
      >
        <DetailsGlyph name="clip" />
        <span>{words.view}</span>
      </button>
      <p role="status" className={status ? 'mry-ViewReceipt-status' : 'mry-Hidden'}>
        {status && <span key={status}>{words[status]}</span>}
        {status === 'blocked' && (
          <>
            {' '}
            <a href={address} target="_blank" rel="noopener noreferrer">
              {words.view} <span className="mry-Hidden">{`(${opensInNewTab})`}</span>
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** Opens an empty tab without an opener; null if the browser blocks it. */
function openTab(title: string): Window | null {
  const tab = window.open('about:blank', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = title;
  }
  return tab;
}

/** Parses a URL, which may be relative to the page. Throws for one that must not be opened. */
function readAddress(given: unknown): URL {
  const isText = typeof given === 'string' && given.trim() !== '';
  if (isText || given instanceof URL) {
    const url = new URL(given, document.baseURI);
    if (url.protocol === 'blob:' || webUrl(url.href)) return url;
  }
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      'expected onReceipt to give an address, https:, http: or blob:, but got another value.',
    );
  throw new TypeError('Merchantry: no address');
}
