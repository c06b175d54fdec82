export type { CategoryIconProps } from './components/CategoryIcon/CategoryIcon.js';
export { CategoryIcon } from './components/CategoryIcon/CategoryIcon.js';
export type { IntermediaryBadgeProps } from './components/IntermediaryBadge/IntermediaryBadge.js';
export { IntermediaryBadge } from './components/IntermediaryBadge/IntermediaryBadge.js';
export type { MerchantAddressProps } from './components/MerchantAddress/MerchantAddress.js';
export { MerchantAddress } from './components/MerchantAddress/MerchantAddress.js';
export type { MerchantCreditsProps } from './components/MerchantCredits/MerchantCredits.js';
export { MerchantCredits } from './components/MerchantCredits/MerchantCredits.js';
export type {
  CreditedMerchant,
  MerchantCredit,
} from './components/MerchantCredits/useMerchantCredits.js';
export { useMerchantCredits } from './components/MerchantCredits/useMerchantCredits.js';
export type { MerchantLogoProps } from './components/MerchantLogo/MerchantLogo.js';
export { MerchantLogo } from './components/MerchantLogo/MerchantLogo.js';
export type { MerchantNameProps } from './components/MerchantName/MerchantName.js';
export { MerchantName } from './components/MerchantName/MerchantName.js';
export type { Slot } from './components/markup/renderSlot.js';
export type { OpeningHoursPopoverProps } from './components/OpeningHours/OpeningHoursPopover.js';
export { OpeningHoursPopover } from './components/OpeningHours/OpeningHoursPopover.js';
export type { OpeningHoursTableProps } from './components/OpeningHours/OpeningHoursTable.js';
export { OpeningHoursTable } from './components/OpeningHours/OpeningHoursTable.js';
export type { RatingProps } from './components/Rating/Rating.js';
export { Rating } from './components/Rating/Rating.js';
export type { TransactionAmountProps } from './components/TransactionAmount/TransactionAmount.js';
export { TransactionAmount } from './components/TransactionAmount/TransactionAmount.js';
export type { MerchantDetailsProps } from './details/MerchantDetails.js';
export { MerchantDetails } from './details/MerchantDetails.js';
export type { MerchantDetailsSlots, MerchantDetailsState } from './details/MerchantDetailsSlots.js';
export type { MerchantVisit, MerchantVisitsProps } from './details/MerchantVisits.js';
export { MerchantVisits } from './details/MerchantVisits.js';
export type { Attribution, Attributions } from './display/Attribution.js';
export type { DisplayProviderProps } from './display/DisplayProvider.js';
export { DisplayProvider } from './display/DisplayProvider.js';
export type { AllowedImage, ImagePolicy, ImagePurpose } from './display/images/ImagePolicy.js';
export type { MerchantPicture } from './display/images/imageProps.js';
export { getOpenStatus } from './hours/getOpenStatus.js';
export { getWeek } from './hours/getWeek.js';
export type { Day, Interval, Week } from './hours/Week.js';
export type { Messages, OrdinalMessage, PluralMessage, TimeMessage } from './i18n/Messages.js';
export type { DayTotal } from './list/days/dayTotals.js';
export type { GroupBy, TransactionGroup } from './list/groups/RowGroup.js';
export type { RowGrouping } from './list/row/describeRow.js';
export { TransactionRow } from './list/row/TransactionRow.js';
export type { TransactionRowProps } from './list/row/TransactionRowProps.js';
export type { TransactionRowSlots, TransactionRowState } from './list/row/TransactionRowSlots.js';
export type { MerchantCategory, MerchantView } from './list/row/useMerchantView.js';
export { useMerchantView } from './list/row/useMerchantView.js';
export { TransactionList } from './list/TransactionList.js';
export type {
  HeadingLevel,
  TransactionListDay,
  TransactionListHandle,
  TransactionListProps,
  TransactionListRange,
  TransactionListRow,
  TransactionListRowProps,
  TransactionListSlots,
  TransactionListState,
} from './list/TransactionListProps.js';
export type { BatchOptions, PlannerEvent } from './planner/types.js';
export { cacheableResult } from './query/cache/cacheableResult.js';
export { isCacheableMerchantQuery } from './query/cache/isCacheableMerchantQuery.js';
export { merchantQueryOptions } from './query/cache/merchantQueryOptions.js';
export type { MerchantConfig } from './query/config.js';
export type { MerchantLookup, MerchantLookupStatus } from './query/hooks/MerchantLookup.js';
export type {
  PrefetchedMerchants,
  PrefetchMerchantsOptions,
} from './query/hooks/prefetchMerchants.js';
export { prefetchMerchants } from './query/hooks/prefetchMerchants.js';
export type { UseMerchantOptions } from './query/hooks/useMerchant.js';
export { useMerchant, useMerchantDetails } from './query/hooks/useMerchant.js';
export type { MerchantStatus } from './query/hooks/useMerchantStatus.js';
export { useMerchantStatus } from './query/hooks/useMerchantStatus.js';
export type { UseMerchantsOptions } from './query/hooks/useMerchants.js';
export { useMerchants } from './query/hooks/useMerchants.js';
export type { RowVisibility } from './query/hooks/useRowVisibility.js';
export { useRowVisibility } from './query/hooks/useRowVisibility.js';
export type { MerchantProviderProps } from './query/MerchantProvider.js';
export { MerchantProvider } from './query/MerchantProvider.js';
export type { CategoryKey, IconName } from './record/categories.js';
export type { CategorizedTransaction, CategoryNames } from './record/categoryKey.js';
export { categoryHue, categoryKey } from './record/categoryKey.js';
export type {
  Amount,
  ListedTransaction,
  Money,
  Person,
  Recurrence,
  TransactionState,
} from './record/ListedTransaction.js';
export type { MerchantTransaction } from './record/merchantKey.js';
export { merchantKey } from './record/merchantKey.js';
export type { Hue } from './record/monogram.js';
export type { MerchantReport, ReportMerchantProps } from './report/ReportMerchant.js';
export { ReportMerchant } from './report/ReportMerchant.js';
export type { MerchantReportReason } from './report/ReportReasons.js';
export type { EnrichmentErrorDetails, EnrichmentErrorKind } from './service/EnrichmentError.js';
export { EnrichmentError } from './service/EnrichmentError.js';
export type { HttpFetcherOptions } from './service/http/createHttpFetcher.js';
export { createHttpFetcher } from './service/http/createHttpFetcher.js';
export type { FetchContext, MerchantListFetcher } from './service/MerchantListFetcher.js';
export type { MerchantResult } from './service/response/MerchantResult.js';
export { parseMerchant } from './service/response/parseMerchant.js';
export type {
  AggregateLevel,
  Brand,
  BrandCategory,
  CacheableField,
  Intermediary,
  MerchantListRequest,
  MerchantRecord,
  OpeningHours,
  OpeningPeriod,
  PeriodEdge,
  Position,
  RequestOptions,
  RequestType,
  Review,
  SpecialDay,
  Transaction,
  UnreadPeriod,
} from './service/types.js';
export type { MerchantSheetProps } from './sheet/MerchantSheet.js';
export { MerchantSheet } from './sheet/MerchantSheet.js';
export type { MerchantPart } from './sources/partFields.js';
export type { ThemeVariables } from './theme/ThemeVariables.js';
