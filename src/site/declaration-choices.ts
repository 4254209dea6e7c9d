export const DECLARATION_KINDS = ['cancellation', 'withdrawal'] as const
export type DeclarationKind = (typeof DECLARATION_KINDS)[number]
export const CANCELLATION_WAYS = ['ordinary', 'extraordinary'] as const
export type CancellationWay = (typeof CANCELLATION_WAYS)[number]
export const CANCELLATION_ENDS = ['soonest', 'day'] as const
export type CancellationEnd = (typeof CANCELLATION_ENDS)[number]
