import { memo, type ReactElement, useState } from 'react';
import { DisplayProvider } from '../../../src/index.js';
import { DEMO_NOW } from '../../demo/demoTransactions.js';
import { AllStates } from './AllStates.js';
import { Overview } from './Overview.js';
import type { PreviewView } from './PreviewView.js';
import { PREVIEW_THEME } from './previewCss.js';
import './Preview.css';

interface PreviewProps {
  view: PreviewView;
  /** The reader's direction and language in the bank’s app, from the toolbar. */
  dir: string;
  lang: string;
}

/**
 * The components in the edited theme. The theme is a style sheet, so that an edit renders nothing
 * here again.
 */
export const Preview = memo(function Preview({ view, dir, lang }: PreviewProps): ReactElement {
  const schemes = view.scheme === 'Both' ? (['Light', 'Dark'] as const) : [view.scheme];
  return (
    <div className="Preview" data-width={view.width} dir={dir} lang={lang}>
      {schemes.map((scheme) => (
        <Themed key={scheme} scheme={scheme} view={view} />
      ))}
    </div>
  );
});

const now = () => DEMO_NOW;

interface ThemedProps {
  scheme: 'Light' | 'Dark';
  view: PreviewView;
}

function Themed({ scheme, view }: ThemedProps): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setContainer}
      className="Preview-theme"
      data-mry-theme={PREVIEW_THEME}
      data-mry-color-scheme={scheme.toLowerCase()}
      data-mry-density={view.density === 'Compact' ? 'compact' : undefined}
    >
      {container && (
        <DisplayProvider container={container} now={now}>
          {view.scene === 'Overview' ? <Overview name={scheme} /> : <AllStates />}
        </DisplayProvider>
      )}
    </div>
  );
}
