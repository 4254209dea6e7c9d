import type { PersonName } from '@/server/desk'

type Parameters = { admin: string; name?: PersonName; more?: Record<string, string> }

/** The address of the desk, of one person on it, and of what was just done there. */
export function deskPath({ admin, name, more }: Parameters): string {
  const query = new URLSearchParams({ ...name, ...more }).toString()
  return `${admin}/support${query && `?${query}`}`
}
