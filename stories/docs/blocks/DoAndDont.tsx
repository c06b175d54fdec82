import type { ReactElement, ReactNode } from 'react';
import { DocsDisplay } from './DocsDisplay.js';
import './DoAndDont.css';
import { Words } from './Words.js';

export interface DoAndDontProps {
  /** What to do. */
  dos: string;
  /** What not to do, and why. */
  donts: string;
  /** Live examples of both. */
  good?: ReactNode;
  bad?: ReactNode;
}

/** A recommendation, its opposite, and an example of each. */
export function DoAndDont({ dos, donts, good, bad }: DoAndDontProps): ReactElement {
  return (
    <div className="sb-unstyled DoAndDont">
      <Side title="Do" kind="do" text={dos} example={good} />
      <Side title="Don’t" kind="dont" text={donts} example={bad} />
    </div>
  );
}

interface SideProps {
  title: string;
  kind: 'do' | 'dont';
  text: string;
  example: ReactNode;
}

function Side({ title, kind, text, example }: SideProps): ReactElement {
  return (
    <div className="DoAndDont-side" data-kind={kind}>
      {example && (
        <div className="DoAndDont-example">
          <DocsDisplay>{example}</DocsDisplay>
        </div>
      )}
      <div className="DoAndDont-text">
        <strong>{title}</strong>
        <Words text={text} />
      </div>
    </div>
  );
}
