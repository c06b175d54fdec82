export type { CategoryIconProps } from './components/CategoryIcon.js';
export { CategoryIcon } from './components/CategoryIcon.js';
export type { OpeningHoursPopoverProps } from './components/hours/OpeningHoursPopover.js';
export { OpeningHoursPopover } from './components/hours/OpeningHoursPopover.js';
export type { OpeningHoursTableProps } from './components/hours/OpeningHoursTable.js';
export { OpeningHoursTable } from './components/hours/OpeningHoursTable.js';
export type { IntermediaryBadgeProps } from './components/IntermediaryBadge.js';
export { IntermediaryBadge } from './components/IntermediaryBadge.js';
export type { MerchantAddressProps } from './components/MerchantAddress.js';
export { MerchantAddress } from './components/MerchantAddress.js';
export type { MerchantCreditsProps } from './components/MerchantCredits.js';
export { MerchantCredits } from './components/MerchantCredits.js';
export type { MerchantLogoProps } from './components/MerchantLogo.js';
export { MerchantLogo } from './components/MerchantLogo.js';
export type { MerchantNameProps } from './components/MerchantName.js';
export { MerchantName } from './components/MerchantName.js';
export type { RatingProps } from './components/Rating.js';
export { Rating } from './components/Rating.js';
export type { Slot } from './components/renderSlot.js';
export type { TransactionAmountProps } from './components/TransactionAmount.js';
export { TransactionAmount } from './components/TransactionAmount.js';
export type { MerchantDetailsProps } from './details/MerchantDetails.js';
export { MerchantDetails } from './details/MerchantDetails.js';
export type { MerchantDetailsSlots, MerchantDetailsState } from './details/MerchantDetailsSlots.js';
export type { MerchantVisit, MerchantVisitsProps } from './details/MerchantVisits.js';
export { MerchantVisits } from './details/MerchantVisits.js';
export type { Attribution, Attributions } from './display/Attribution.js';
export type { DisplayProviderProps } from './display/DisplayProvider.js';
export { DisplayProvider } from './display/DisplayProvider.js';
export type { CreditedMerchant, MerchantCredit } from './display/useMerchantCredits.js';
export { useMerchantCredits } from './display/useMerchantCredits.js';
export type {
  MerchantCategory,
  MerchantPicture,
  MerchantView,
} from './display/useMerchantView.js';
export { useMerchantView } from './display/useMerchantView.js';
export { getOpenStatus } from './hours/getOpenStatus.js';
export { getWeek } from './hours/getWeek.js';
export type { Day, Interval, Week } from './hours/Week.js';
export type { Messages, OrdinalMessage, PluralMessage, TimeMessage } from './i18n/Messages.js';
export type { DayTotal } from './list/days/dayTotals.js';
export type { TransactionRowProps } from './list/row/TransactionRow.js';
export { TransactionRow } from './list/row/TransactionRow.js';
export type { TransactionRowSlots, TransactionRowState } from './list/row/TransactionRowSlots.js';
export { TransactionList } from './list/TransactionList.js';
export type {
  HeadingLevel,
  TransactionListDay,
  TransactionListHandle,
  TransactionListProps,
  TransactionListRowProps,
} from './list/TransactionListProps.js';
export type { BatchOptions, PlannerEvent } from './planner/types.js';
export { isPersistableMerchantQuery } from './query/cache/isPersistableMerchantQuery.js';
export { merchantQueryOptions } from './query/cache/merchantQueryOptions.js';
export { storableAnswer } from './query/cache/storableAnswer.js';
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
export type { MerchantConfig, MerchantProviderProps } from './query/provider/MerchantProvider.js';
export { MerchantProvider } from './query/provider/MerchantProvider.js';
export type { CategoryKey, IconName } from './record/categories.js';
export type { CategorizedTransaction, CategoryNames } from './record/categoryKey.js';
export { categoryHue, categoryKey } from './record/categoryKey.js';
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
export type * from './service/types.js';
export type { MerchantPart } from './sources/partFields.js';
export type { ThemeVariables } from './theme/ThemeVariables.js';
export type { AllowedImage, ImagePolicy, ImagePurpose } from './view/images/ImagePolicy.js';
export type {
  Amount,
  ListedTransaction,
  Money,
  Person,
  Recurrence,
  TransactionState,
} from './view/ListedTransaction.js';
