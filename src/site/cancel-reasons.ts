export const CANCEL_REASONS = [
  'no_need',
  'service_failed',
  'feature_missing',
  'too_slow',
  'too_expensive',
  'other',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]
