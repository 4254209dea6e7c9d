export const REPORT_KINDS = ['error', 'trace'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Of how many page views a failure is traced (SPEC 9). Errors are told always. */
export const TRACE_SAMPLE_RATE = 0.2
