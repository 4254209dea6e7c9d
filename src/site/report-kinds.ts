export const REPORT_KINDS = ['error', 'trace'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
