export type {
  RelayedReport,
  ReportRelayErrorKind,
  ReportRelayEvent,
  ReportRelayLimits,
  ReportRelayOptions,
} from './createReportRelay.js';
export { createReportRelay } from './createReportRelay.js';
