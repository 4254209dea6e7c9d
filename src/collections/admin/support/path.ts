import type { PersonName } from '@/server/support-console/person'

export type ScreenName = PersonName | { email: string } | { ticket: string }

type Parameters = { admin: string; name?: ScreenName; more?: Record<string, string> }

export function deskPath({ admin, name, more }: Parameters): string {
  const query = new URLSearchParams({ ...name, ...more }).toString()
  return `${admin}/support${query && `?${query}`}`
}

/** To the ticket that waits longest, after the one that is looked at. */
export const nextPath = (admin: string, after = ''): string => deskPath({ admin, more: { next: after } })
