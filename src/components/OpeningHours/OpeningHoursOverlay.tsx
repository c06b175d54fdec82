'use client';
import type { ReactElement } from 'react';
import { loadOnce } from '../../utils/loadOnce.js';
import { useLoaded } from '../hooks/useLoaded.js';
import type { OpeningHoursDialogProps } from './OpeningHoursDialog.js';

export interface OpeningHoursOverlayProps extends OpeningHoursDialogProps {
  /** Requests to be unmounted, and that the button says so (`describeNotLoaded`). */
  onFailure: () => void;
}

const load = loadOnce('OpeningHoursDialog', () => import('./OpeningHoursDialog.js'));

/** Before a press: a pointer or the focus has reached a button. */
export function preloadDialog(): void {
  load().catch(() => {});
}

/** The dialog with the week, mounted while it is wanted. */
export function OpeningHoursOverlay({
  onFailure,
  ...props
}: OpeningHoursOverlayProps): ReactElement | null {
  const Dialog = useLoaded(load, onFailure)?.OpeningHoursDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
