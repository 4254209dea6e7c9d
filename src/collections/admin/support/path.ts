import type { PersonName } from '@/server/support-console/person'

/** Whose or which letter's screen it is. */
export type ScreenName = PersonName | { letter: string }

type Parameters = { admin: string; name?: ScreenName; more?: Record<string, string> }

/** The address of the desk, of one person or letter on it, and of what was just done there. */
export function deskPath({ admin, name, more }: Parameters): string {
  const query = new URLSearchParams({ ...name, ...more }).toString()
  return `${admin}/support${query && `?${query}`}`
}
