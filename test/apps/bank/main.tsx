import 'merchantry/list.css';
import './bank.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders } from './AppProviders.js';

/** The apps by URL, each loaded alone. */
const apps: Record<string, () => Promise<ComponentType>> = {
  accordion: async () => (await import('./Accordion.js')).Accordion,
  'app-shell': async () => (await import('./AppShell.js')).AppShell,
  dashboard: async () => (await import('./Dashboard.js')).Dashboard,
  'dense-list': async () => (await import('./DenseList.js')).DenseList,
  'details-on-demand': async () => (await import('./DetailsOnDemand.js')).DetailsOnDemand,
  'details-page': async () => (await import('./DetailsPage.js')).DetailsPage,
  'every-row': async () => (await import('./EveryRow.js')).EveryRow,
  'filtered-rows': async () => (await import('./FilteredRows.js')).FilteredRows,
  'find-in-page': async () => (await import('./FindInPage.js')).FindInPage,
  'late-rows': async () => (await import('./LateRows.js')).LateRows,
  'money-states': async () => (await import('./MoneyStates.js')).MoneyStates,
  'opening-dialog': async () => (await import('./OpeningDialog.js')).OpeningDialog,
  'paged-rows': async () => (await import('./PagedRows.js')).PagedRows,
  'plain-list': async () => (await import('./PlainList.js')).PlainList,
  'recent-payments': async () => (await import('./RecentPayments.js')).RecentPayments,
  'retried-rows': async () => (await import('./RetriedRows.js')).RetriedRows,
  'sheet-on-demand': async () => (await import('./SheetOnDemand.js')).SheetOnDemand,
  'sticky-header': async () => (await import('./StickyHeader.js')).StickyHeader,
  'tab-panel': async () => (await import('./TabPanel.js')).TabPanel,
  'ten-lists': async () => (await import('./TenLists.js')).TenLists,
};

const [, name = ''] = location.pathname.split('/');
const root = document.getElementById('root');
const App = await apps[name]?.();
if (!App || !root) throw new Error(`There is no app at ${location.pathname}`);
createRoot(root).render(
  <AppProviders>
    <App />
  </AppProviders>,
);
