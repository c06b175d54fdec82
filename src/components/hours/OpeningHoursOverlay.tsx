'use client';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { loadOnce } from '../../service/loadOnce.js';
import { useEventCallback } from '../hooks/useEventCallback.js';
import type { OpeningHoursDialogProps } from './OpeningHoursDialog.js';

type Dialog = ComponentType<OpeningHoursDialogProps>;

const load = loadOnce(() => import('./OpeningHoursDialog.js'));

/** Undefined if the dialog cannot be loaded. */
export function loadDialog(): Promise<Dialog | undefined> {
  return load().then(
    (module) => module.OpeningHoursDialog,
    () => undefined,
  );
}

/**
 * The dialog with the week, mounted while it is wanted. Its code is loaded when a pointer, the
 * focus or a press first reaches a button; if that fails, it closes.
 */
export function OpeningHoursOverlay(props: OpeningHoursDialogProps): ReactElement | null {
  const [Dialog, setDialog] = useState<Dialog>();
  const close = useEventCallback(props.onClose);
  useEffect(() => {
    let isCurrent = true;
    loadDialog().then((loaded) => {
      if (!isCurrent) return;
      if (loaded) setDialog(() => loaded);
      else close();
    });
    return () => {
      isCurrent = false;
    };
  }, [close]);
  return Dialog ? <Dialog {...props} /> : null;
}
