export type { BatchOptions } from './batch/Planner.js';
export type { PlannerEvent } from './batch/PlannerEvent.js';
export type { CategoryIconProps } from './components/CategoryIcon.js';
export { CategoryIcon } from './components/CategoryIcon.js';
export type { IntermediaryBadgeProps } from './components/IntermediaryBadge.js';
export { IntermediaryBadge } from './components/IntermediaryBadge.js';
export type { MerchantAddressProps } from './components/MerchantAddress.js';
export { MerchantAddress } from './components/MerchantAddress.js';
export type { MerchantLogoProps } from './components/MerchantLogo.js';
export { MerchantLogo } from './components/MerchantLogo.js';
export type { MerchantNameProps } from './components/MerchantName.js';
export { MerchantName } from './components/MerchantName.js';
export type { OpeningHoursPopoverProps } from './components/OpeningHoursPopover.js';
export { OpeningHoursPopover } from './components/OpeningHoursPopover.js';
export type { OpeningHoursTableProps } from './components/OpeningHoursTable.js';
export { OpeningHoursTable } from './components/OpeningHoursTable.js';
export type { RatingProps } from './components/Rating.js';
export { Rating } from './components/Rating.js';
export type { TransactionAmountProps } from './components/TransactionAmount.js';
export { TransactionAmount } from './components/TransactionAmount.js';
export type { HttpFetcherOptions } from './contract/createHttpFetcher.js';
export { createHttpFetcher } from './contract/createHttpFetcher.js';
export type { EnrichmentErrorDetails, EnrichmentErrorKind } from './contract/EnrichmentError.js';
export { EnrichmentError } from './contract/EnrichmentError.js';
export type { LookupAnswer } from './contract/LookupAnswer.js';
export type { FetchContext, MerchantListFetcher } from './contract/MerchantListFetcher.js';
export type * from './contract/types.js';
export type { MerchantDetailsProps } from './details/MerchantDetails.js';
export { MerchantDetails } from './details/MerchantDetails.js';
export type {
  MerchantDetailsPart,
  MerchantDetailsParts,
  MerchantDetailsShown,
} from './details/MerchantDetailsParts.js';
export { ReportMerchant } from './details/ReportMerchant.js';
export type {
  MerchantReport,
  MerchantReportReason,
  ReportMerchantProps,
} from './details/ReportMerchantProps.js';
export type { Attribution, Attributions } from './display/Attribution.js';
export type { IconName } from './display/categoryIcons.js';
export type { DisplayProviderProps } from './display/DisplayProvider.js';
export { DisplayProvider } from './display/DisplayProvider.js';
export type { AllowedImage, ImagePolicy } from './display/ImagePolicy.js';
export type { ListedTransaction } from './display/ListedTransaction.js';
export type { Messages, PluralMessage, TimeMessage } from './display/Messages.js';
export { getOpenStatus } from './hours/getOpenStatus.js';
export { getWeek } from './hours/getWeek.js';
export type { Day, Interval, Week } from './hours/Week.js';
export type { TransactionRowProps } from './list/row/TransactionRow.js';
export { TransactionRow } from './list/row/TransactionRow.js';
export type { TransactionRowSlots } from './list/row/TransactionRowSlots.js';
export { TransactionList } from './list/TransactionList.js';
export type {
  TransactionListDay,
  TransactionListHandle,
  TransactionListProps,
  TransactionListRowProps,
} from './list/TransactionListProps.js';
export { isPersistableMerchantQuery } from './query/isPersistableMerchantQuery.js';
export type { MerchantConfig } from './query/MerchantConfig.js';
export type { MerchantLookup, MerchantLookupStatus } from './query/MerchantLookup.js';
export type { MerchantProviderProps } from './query/MerchantProvider.js';
export { MerchantProvider } from './query/MerchantProvider.js';
export { merchantQueryOptions } from './query/merchantQueryOptions.js';
export type { PrefetchMerchantsOptions } from './query/prefetchMerchants.js';
export { prefetchMerchants } from './query/prefetchMerchants.js';
export type { UseMerchantOptions } from './query/useMerchant.js';
export { useMerchant } from './query/useMerchant.js';
export { useMerchantDetails } from './query/useMerchantDetails.js';
export type { UseMerchantsOptions } from './query/useMerchants.js';
export { useMerchants } from './query/useMerchants.js';
export type { RowVisibility } from './query/useRowVisibility.js';
export { useRowVisibility } from './query/useRowVisibility.js';
export type { ThemeVariables } from './theme/ThemeVariables.js';
