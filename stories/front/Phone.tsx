import type { ReactElement, ReactNode } from 'react';
import './Phone.css';

interface PhoneProps {
  /** The time in the status bar, "18:40". */
  time: string;
  /** Heading of the screen. */
  title: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** What the phone shows. */
  caption: string;
  /** One more line below the caption. */
  note: ReactNode;
  /** In quieter colours. */
  quiet?: boolean;
  children: ReactNode;
}

/** A phone with one screen of an app, and what it shows below. Renders a `<figure>`. */
export function Phone({
  time,
  title,
  lang,
  dir,
  caption,
  note,
  quiet = false,
  children,
}: PhoneProps): ReactElement {
  return (
    <figure className="Phone" data-quiet={quiet || undefined}>
      <div className="Phone-case">
        <div className="Phone-screen" lang={lang} dir={dir}>
          <div className="Phone-bar" aria-hidden="true" dir="ltr">
            <span>{time}</span>
            <svg viewBox="0 0 46 14" className="Phone-signs" aria-hidden="true">
              <g fill="currentColor">
                <rect y="8" width="3" height="5" rx="1" />
                <rect x="4.5" y="5.5" width="3" height="7.5" rx="1" />
                <rect x="9" y="3" width="3" height="10" rx="1" />
                <rect x="23.5" y="3.5" width="14" height="7" rx="2" />
                <path d="M43.5 5v4a2 2 0 0 0 0-4z" opacity="0.45" />
              </g>
              <rect
                x="21.5"
                y="1.5"
                width="20"
                height="11"
                rx="3.5"
                fill="none"
                stroke="currentColor"
                opacity="0.45"
              />
            </svg>
          </div>
          <h2 className="Phone-title">{title}</h2>
          {children}
        </div>
      </div>
      <figcaption className="Phone-caption">
        <b>{caption}</b>
        <span>{note}</span>
      </figcaption>
    </figure>
  );
}
