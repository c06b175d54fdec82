'use client';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useEventCallback } from '../hooks/useEventCallback.js';
import type { OpeningHoursDialogProps } from './OpeningHoursDialog.js';

type Dialog = ComponentType<OpeningHoursDialogProps>;

/** Shared by all buttons. Forgotten when loading fails, so that the next one tries again. */
let loading: Promise<Dialog | undefined> | undefined;

/** Undefined if the dialog cannot be loaded, for example offline or after a deployment. */
export function loadDialog(): Promise<Dialog | undefined> {
  loading ??= import('./OpeningHoursDialog.js').then(
    (module) => module.OpeningHoursDialog,
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
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
