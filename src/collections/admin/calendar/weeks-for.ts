import type { PayloadRequest } from 'payload'
import { type CalendarWeek, calendarWeeks } from '@/server/calendar/calendar'
import { madeTitles } from '../../fields/made-titles'
import { type Asked, daysOf } from './asked'

/** The weeks that an address asks for, of what somebody may read, each called as the admin calls it; none for who is not signed in. */
export async function weeksFor(req: PayloadRequest, asked: Asked): Promise<CalendarWeek[]> {
  if (!req.user) return []
  const weeks = await calendarWeeks({ ...daysOf(asked), zone: asked.zone }, readable(req))
  const found = weeks.flatMap(({ days }) => days.flatMap(({ entries }) => entries))
  const titleOf = await madeTitles(req, found)
  const inWords = (entries: typeof found) =>
    entries.map(each => ({ ...each, title: titleOf(each) ?? each.title }))
  return weeks.map(week => ({
    ...week,
    days: week.days.map(({ day, entries }) => ({ day, entries: inWords(entries) })),
  }))
}

/** By the rules of the collection itself, as its list has them. */
const readable = (req: PayloadRequest) => async (collection: string) => {
  const found = req.payload.config.collections.find(({ slug }) => slug === collection)
  return Boolean(await found?.access.read({ req }))
}
