import type { ConsoleResult } from './audit'

export const MAX_DAYS = 365

/** Whole days that somebody typed, from 1 to 365; undefined for anything else. */
export function typedDays(text = ''): number | undefined {
  const days = Number(/^\d{1,3}$/.exec(text.trim())?.[0] ?? 0)
  return days >= 1 && days <= MAX_DAYS ? days : undefined
}

export const BAD_DAYS: ConsoleResult = {
  outcome: 'refused',
  code: 'bad_days',
  detail: `Type whole days, from 1 to ${MAX_DAYS}. Nothing was done.`,
}
