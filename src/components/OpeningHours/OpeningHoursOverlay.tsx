'use client';
import type { ReactElement } from 'react';
import { loadOnce } from '../../utils/loadOnce.js';
import { useLoaded } from '../hooks/useLoaded.js';
import type { OpeningHoursDialogProps } from './OpeningHoursDialog.js';

interface OpeningHoursOverlayProps extends OpeningHoursDialogProps {
  /**
   * Called if the dialog cannot be loaded: unmount it, and say so on the button
   * (`describeNotLoaded`).
   */
  onFailure: () => void;
}

const load = loadOnce('OpeningHoursDialog', () => import('./OpeningHoursDialog.js'));

/** Preloads the dialog when a pointer or the focus reaches a button. */
export function preloadDialog(): void {
  load().catch(() => {});
}

/** The dialog with the week, mounted on demand. */
export function OpeningHoursOverlay({
  onFailure,
  ...props
}: OpeningHoursOverlayProps): ReactElement | null {
  const Dialog = useLoaded(load, onFailure)?.OpeningHoursDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
