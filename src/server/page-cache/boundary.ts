import { nextBoundary } from '@/pricing'
import type { Locale } from '@/site/locale'
import type { Site } from '@/site/sites'
import { database } from '../database'
import { log } from '../log'
import { pageRevision, ruleBook } from '../rule-book'

type Place = { site: Site; locale: Locale }

/**
 * The next instant after `at` (ms, UTC) at which a page of a site in a language may show something else without anybody
 * publishing: campaigns and coupons, the announcement, articles and reviews that are due, and the year in the foot.
 */
export async function pageBoundary({ site, locale }: Place, at: number): Promise<number> {
  const [{ book, words }, due] = await Promise.all([ruleBook(), dueAfter(at).catch(unread)])
  const boundaries = [
    book.boundaryFor(at, site, locale),
    words.announcement ? nextBoundary([words.announcement], at) : null,
    due?.find(instant => at < instant) ?? (due ? null : at + UNREADABLE_MS),
    Date.UTC(new Date(at).getUTCFullYear() + 1, 0),
  ]
  return Math.min(...boundaries.map(boundary => boundary ?? Number.POSITIVE_INFINITY))
}

/** Where articles cannot be read, pages are asked again soon whether they can. */
const UNREADABLE_MS = 10_000

let known: { revision: number; due: Promise<number[]> } | undefined

/** Asked once per revision: what is due later than at its first question is due later still. */
function dueAfter(at: number): Promise<number[]> {
  const revision = pageRevision()
  if (known?.revision === revision) return known.due
  const due = readDue(at)
  due.catch(() => {
    if (known?.due === due) known = undefined
  })
  known = { revision, due }
  return due
}

function unread(error: unknown): undefined {
  log.error({ error }, 'what is due could not be read')
}

async function readDue(at: number): Promise<number[]> {
  const after = new Date(at).toISOString()
  const rows = await database.query<{ at: Date }>(
    `select published_at as at from articles where _status = 'published' and published_at > $1
     union select published_at from reviews where _status = 'published' and published_at > $1
     order by at`,
    [after],
  )
  return rows.map(({ at: instant }) => instant.getTime())
}
