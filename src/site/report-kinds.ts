/** What a browser reports of itself: that something failed, or how long something took (API, report). */
export const REPORT_KINDS = ['error', 'trace'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
