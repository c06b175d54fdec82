'use client';
import { type ReactElement, useId, useRef, useState } from 'react';
import { useLoaded } from '../components/hooks/useLoaded.js';
import { useDisplay } from '../display/useDisplay.js';
import { loadOnce } from '../service/loadOnce.js';
import type { WaysOutProps } from './WaysOut.js';

export interface SomethingWrongProps extends Omit<WaysOutProps, 'id' | 'onClose'> {}

const load = loadOnce('WaysOut', () => import('./WaysOut.js'));

/** Before a press: a pointer or the focus has reached the button. */
const preload = () => void load().catch(() => {});

/**
 * "Something wrong?": a button that opens what can be done about it below itself, and takes the
 * focus back when that closes. Its code is loaded on demand.
 */
export function SomethingWrong(props: SomethingWrongProps): ReactElement {
  const words = useDisplay().messages.wrong;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className="mry-SomethingWrong">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="mry-SomethingWrong-button"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        {words.title}
      </button>
      {isOpen && <LoadedWaysOut {...props} id={id} onClose={close} />}
    </div>
  );
}

/** If it cannot be loaded, it closes. */
function LoadedWaysOut(props: WaysOutProps): ReactElement | null {
  const WaysOut = useLoaded(load, props.onClose)?.WaysOut;
  return WaysOut ? <WaysOut {...props} /> : null;
}
