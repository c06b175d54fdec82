'use client';
import { type ReactElement, useId, useRef, useState } from 'react';
import { useLoaded } from '../components/hooks/useLoaded.js';
import { useDisplay } from '../display/useDisplay.js';
import { loadOnce } from '../utils/loadOnce.js';
import type { WaysOutProps } from './WaysOut.js';

interface SomethingWrongProps extends Omit<WaysOutProps, 'id' | 'onClose'> {}

const load = loadOnce('WaysOut', () => import('./WaysOut.js'));

/** Preloads the code when a pointer or the focus reaches the button. */
const preload = () => void load().catch(() => {});

/**
 * "Something wrong?": a button that opens the options below itself, and takes the focus back when
 * they close. Their code is loaded on demand; if that fails, a message says so, and the next press
 * retries.
 */
export function SomethingWrong(props: SomethingWrongProps): ReactElement {
  const { messages } = useDisplay();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const isOpen = state === 'open';
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setState('closed');
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
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        {messages.wrong.title}
      </button>
      {state === 'failed' && (
        <p role="alert" className="mry-SomethingWrong-status">
          {messages.notLoaded}
        </p>
      )}
      {isOpen && (
        <LoadedWaysOut {...props} id={id} onClose={close} onFailure={() => setState('failed')} />
      )}
    </div>
  );
}

interface LoadedWaysOutProps extends WaysOutProps {
  onFailure: () => void;
}

function LoadedWaysOut({ onFailure, ...props }: LoadedWaysOutProps): ReactElement | null {
  const WaysOut = useLoaded(load, onFailure)?.WaysOut;
  return WaysOut ? <WaysOut {...props} /> : null;
}
