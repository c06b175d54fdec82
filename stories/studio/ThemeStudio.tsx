import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { BrandPanel } from './brand/BrandPanel.js';
import { useOwnFont } from './brand/useOwnFont.js';
import { ContrastPanel } from './contrast/ContrastPanel.js';
import { type ContrastResult, contrastReport } from './contrast/contrastReport.js';
import { TokensPanel } from './controls/TokensPanel.js';
import { ExportPanel } from './exchange/ExportPanel.js';
import { ImportPanel } from './exchange/ImportPanel.js';
import { Preview } from './preview/Preview.js';
import { PreviewSettings } from './preview/PreviewSettings.js';
import type { PreviewView } from './preview/PreviewView.js';
import { previewCss } from './preview/previewCss.js';
import { StudioHeader } from './StudioHeader.js';
import { StudioTabs } from './StudioTabs.js';
import { studioLink } from './studioLink.js';
import { decodeTheme } from './theme/decodeTheme.js';
import { encodeTheme } from './theme/encodeTheme.js';
import type { TokenTexts } from './theme/StudioTheme.js';
import { useStudioTheme } from './useStudioTheme.js';
import './ThemeStudio.css';
import './studioParts.css';

/** Between the last change and the update of the URL. */
const SHARE_AFTER_MS = 300;

export interface ThemeStudioProps {
  /** An encoded theme, as in a link; empty for a new one. Read once. */
  theme: string;
  /** Called with the encoded theme once changes have stopped for a moment. */
  onShare(theme: string): void;
}

/**
 * Every token of a theme with its control, a preview of the components, contrast, import and
 * export.
 */
export function ThemeStudio({ theme: shared, onShare }: ThemeStudioProps): ReactElement {
  const [opened] = useState(() => decodeTheme(shared));
  const studio = useStudioTheme(opened.theme);
  const [tab, setTab] = useState('Brand');
  const [view, setView] = useState<PreviewView>(() => ({
    scene: 'Overview',
    scheme: isDark() ? 'Dark' : 'Light',
    density: 'Comfortable',
    width: '360',
    font: 'Inter',
  }));
  const results = useMemo(() => contrastReport(studio.texts), [studio.texts]);
  const failing = useMemo(() => results.filter(({ passes }) => !passes), [results]);
  const { changes } = studio.theme;
  const failingByPath = useMemo(() => byPath(failing, changes), [failing, changes]);
  const showContrast = useCallback(() => setTab('Contrast'), []);
  const showTokens = useCallback(() => setTab('Tokens'), []);
  const font = useOwnFont();
  const encoded = encodeTheme(studio.theme);
  const { dir, lang } = document.documentElement;

  useEffect(() => {
    if (encoded === shared) return undefined;
    const timer = setTimeout(() => onShare(encoded), SHARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [encoded, shared, onShare]);

  const tabs = [
    {
      name: 'Brand',
      content: <BrandPanel studio={studio} font={font} onShowTokens={showTokens} />,
    },
    {
      name: 'Tokens',
      content: (
        <TokensPanel studio={studio} failing={failingByPath} onShowContrast={showContrast} />
      ),
    },
    {
      name: 'Contrast',
      mark: (
        <span className="StudioTabs-mark" data-fails={failing.length > 0 ? '' : undefined}>
          {failing.length > 0 ? `${failing.length} too close` : 'all pass'}
        </span>
      ),
      content: <ContrastPanel studio={studio} results={results} />,
    },
    { name: 'Export', content: <ExportPanel theme={studio.theme} /> },
    { name: 'Import', content: <ImportPanel studio={studio} /> },
  ];

  return (
    // The tool keeps its own look and language, whatever the toolbar sets for the page.
    <div className="ThemeStudio" data-mry-theme="default" dir="ltr" lang="en">
      <style>{previewCss(studio.theme, view.font)}</style>
      <StudioHeader studio={studio} link={() => studioLink(encoded)} />
      {opened.problems.length > 0 && <LinkProblems problems={opened.problems} />}
      <div className="ThemeStudio-body">
        <section className="ThemeStudio-controls" aria-label="Controls">
          <StudioTabs tabs={tabs} selected={tab} onSelect={setTab} />
        </section>
        <section className="ThemeStudio-preview" aria-label="Preview">
          <PreviewSettings view={view} onView={setView} />
          <Preview view={view} dir={dir} lang={lang} />
        </section>
      </div>
    </div>
  );
}

function LinkProblems({ problems }: { problems: readonly string[] }): ReactElement | null {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <div role="alert" className="ThemeStudio-problems">
      <p>{problems.join(' ')} What could be read is here; for the rest, this is the default.</p>
      <button type="button" className="StudioLink" onClick={() => setShown(false)}>
        Close<span className="StudioHidden"> this message</span>
      </button>
    </div>
  );
}

/** Whether the page is dark, by the toolbar or the system. */
function isDark(): boolean {
  return getComputedStyle(document.documentElement).colorScheme === 'dark';
}

/** By foreground, and by background too if that was changed. */
function byPath(
  failing: readonly ContrastResult[],
  changes: TokenTexts,
): ReadonlyMap<string, readonly ContrastResult[]> {
  const found = new Map<string, ContrastResult[]>();
  for (const result of failing) {
    const { foreground, background } = result;
    for (const path of [foreground, ...(background in changes ? [background] : [])]) {
      found.set(path, [...(found.get(path) ?? []), result]);
    }
  }
  return found;
}
