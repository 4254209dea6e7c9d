import type { AdminViewServerProps } from 'payload'
import type { Cursor } from '@/server/changes/find-changes'
import { rowId } from '@/server/runtime/row-id'
import { isDay, startOfDay } from '@/server/time-zones/days'

/** What the address of the screen asks for, as it was typed; what cannot be read counts as not asked. */
export type ChangesFilter = {
  person: string
  kind: string
  text: string
  from: string
  until: string
  after?: Cursor
}

const FIELDS = ['person', 'kind', 'text', 'from', 'until'] as const
const DAY_MS = 86_400_000
const LONGEST = 200

export function readFilter(searchParams: AdminViewServerProps['searchParams']): ChangesFilter {
  const textOf = (name: string): string => {
    const sent = searchParams?.[name]
    return typeof sent === 'string'
      ? sent
          .slice(0, LONGEST)
          .toWellFormed()
          .replace(/\p{Cc}/gu, ' ')
          .trim()
      : ''
  }
  const dayOf = (name: string) => (startOf(textOf(name)) === undefined ? '' : textOf(name))
  return {
    person: textOf('person'),
    kind: textOf('kind'),
    text: textOf('text'),
    from: dayOf('from'),
    until: dayOf('until'),
    after: cursorOf(textOf('after')),
  }
}

/** From the first moment of a day to the last of another, by UTC: half open, in ms. */
export const periodOf = ({ from, until }: ChangesFilter): { from: number; until: number } => ({
  from: startOf(from) ?? 0,
  until: (startOf(until) ?? Date.UTC(9998, 0)) + DAY_MS,
})

export function changesPath(admin: string, filter: Partial<ChangesFilter>): string {
  const query = new URLSearchParams()
  for (const name of FIELDS) if (filter[name]) query.set(name, filter[name])
  if (filter.after) query.set('after', `${filter.after.at}_${filter.after.id}`)
  return `${admin}/changes${query.size > 0 ? `?${query}` : ''}`
}

const startOf = (day: string): number | undefined => (isDay(day) ? startOfDay(day, 'UTC') : undefined)

function cursorOf(text: string): Cursor | undefined {
  const [, at, id] = /^(\d{1,14})_([0-9a-f-]{36})$/.exec(text) ?? []
  return at && id ? { at: Number(at), id: rowId(id) } : undefined
}
