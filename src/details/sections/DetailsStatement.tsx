'use client';
import type { ReactElement } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { cleanText } from '../../record/cleanText.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import { DetailsPart } from '../DetailsPart.js';
import { DetailsSection, type HeadingLevel } from './DetailsSection.js';

export interface DetailsStatementProps {
  transaction: ListedTransaction;
  level: HeadingLevel;
}

/** The bank's raw text: the name above is a claim, this is the evidence. */
export function DetailsStatement(props: DetailsStatementProps): ReactElement | null {
  const { transaction, level } = props;
  const { messages } = useDisplay();
  const text = cleanText(transaction.merchant_name);
  if (text === undefined) return null;
  return (
    <DetailsPart name="statement">
      <DetailsSection level={level} title={messages.statementText}>
        <p dir="auto" translate="no" className="mry-MerchantDetails-statement">
          {text}
        </p>
      </DetailsSection>
    </DetailsPart>
  );
}
