export type {
  RelayedReport,
  ReportRelayEvent,
  ReportRelayLimits,
  ReportRelayOptions,
} from './createReportRelay.js';
export { createReportRelay } from './createReportRelay.js';
