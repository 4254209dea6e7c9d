export const UNINSTALL_REASONS = [
  'no_need',
  'service_failed',
  'feature_missing',
  'too_slow',
  'too_expensive',
  'other_computer',
  'other',
] as const
export type UninstallReason = (typeof UNINSTALL_REASONS)[number]

export const isUninstallReason = (text: string): text is UninstallReason =>
  UNINSTALL_REASONS.some(reason => reason === text)
