'use client';
import { forwardRef } from 'react';
import { ReportForm } from './ReportForm.js';
import type { ReportMerchantProps } from './ReportMerchantProps.js';

/**
 * Asks what is wrong with a merchant and what it should be, and hands the answer to `onReport`. Renders a `<form>`.
 * State: `data-status="editing"`, `"sending"`, `"failed"` or `"sent"`; on a reason `data-selected`, on the count
 * `data-over`.
 */
export const ReportMerchant = forwardRef<HTMLFormElement, ReportMerchantProps>(
  function ReportMerchant(props, ref) {
    return <ReportForm key={props.transaction.id} {...props} ref={ref} />;
  },
);
