import type { PersonName } from '@/server/support-console/person'

export type ScreenName = PersonName | { email: string }

type Parameters = { admin: string; name?: ScreenName; more?: Record<string, string> }

export function deskPath({ admin, name, more }: Parameters): string {
  const query = new URLSearchParams({ ...name, ...more }).toString()
  return `${admin}/support${query && `?${query}`}`
}
