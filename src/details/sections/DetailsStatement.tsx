'use client';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { DetailsGlyph } from '../DetailsGlyph.js';
import { DetailsSlot } from '../MerchantDetailsSlots.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';

interface DetailsStatementProps {
  /** The bank's raw text, cleaned. */
  statement: string;
  level: HeadingLevel;
}

/** How long the button says that it has copied. */
const COPIED_MS = 2000;

/** The bank's raw text, with a button that copies it for a search or a message. */
export function DetailsStatement({ statement, level }: DetailsStatementProps): ReactElement {
  const { messages } = useDisplay();
  const text = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(statement);
      setCopied(true);
    } catch {
      // Not allowed in this page or frame: selected, the text is copied by keyboard or menu.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <DetailsSlot name="statement">
      <DetailsSection level={level} title={messages.statementText} className="mry-DetailsStatement">
        <p ref={text} dir="auto" translate="no" className="mry-DetailsStatement-text">
          {statement}
        </p>
        <button
          type="button"
          className="mry-DetailsStatement-copy"
          aria-label={messages.copyStatement}
          onClick={copy}
        >
          <DetailsGlyph name={copied ? 'check' : 'copy'} />
        </button>
        <span aria-live="polite" className="mry-Hidden">
          {copied && <span>{messages.copied}</span>}
        </span>
      </DetailsSection>
    </DetailsSlot>
  );
}
