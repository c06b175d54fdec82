'use client';
import type { ReactElement } from 'react';
import { loadOnce } from '../../service/loadOnce.js';
import { useLoaded } from '../hooks/useLoaded.js';
import type { OpeningHoursDialogProps } from './OpeningHoursDialog.js';

const load = loadOnce('OpeningHoursDialog', () => import('./OpeningHoursDialog.js'));

/** Before a press: a pointer or the focus has reached a button. */
export function preloadDialog(): void {
  load().catch(() => {});
}

/** The dialog with the week, mounted while it is wanted. If it cannot be loaded, it closes. */
export function OpeningHoursOverlay(props: OpeningHoursDialogProps): ReactElement | null {
  const Dialog = useLoaded(load, props.onClose)?.OpeningHoursDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
