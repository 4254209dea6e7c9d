import { nextBoundary } from '@/pricing'
import type { Locale } from '@/site/locale'
import { countsFromPriorPrice } from '@/site/markets'
import type { Site } from '@/site/sites'
import { UNKNOWN_COUNTRY } from '@/site/visit'
import { pageRevision, ruleBook } from '../rule-book/live'
import { database } from '../runtime/database'
import { log } from '../runtime/log/log'

type OfSite = { site: Site; locale: Locale }

/**
 * When a page may next change after `at` (ms, UTC) without a publication: campaigns, coupons, the announcement,
 * articles, reviews and releases that are due, the last day of a reduction where the law counts it, and the year in the footer.
 */
export async function pageBoundary({ site, locale }: OfSite, at: number): Promise<number> {
  const [{ book, words }, due] = await Promise.all([ruleBook(), dueAfter(at)])
  const boundaries = [
    book.boundaryFor(at, site, locale),
    countsFromPriorPrice({ country: UNKNOWN_COUNTRY, locale }) ? book.shownPrices.boundaryAfter(at) : null,
    words.announcement ? nextBoundary([words.announcement], at) : null,
    nextBoundary(words.experiments, at),
    due?.find(instant => at < instant) ?? (due ? null : at + UNREADABLE_MS),
    Date.UTC(new Date(at).getUTCFullYear() + 1, 0),
  ]
  return Math.min(...boundaries.map(boundary => boundary ?? Number.POSITIVE_INFINITY))
}

/** How soon pages retry if articles cannot be read. */
const UNREADABLE_MS = 10_000
/** How long a page waits for them: a hung table counts as unreadable. */
const LATE_MS = 1_000

/** `due`: undefined if it cannot be read in time; `isLate`: still being read, with nobody waiting. */
type Lookup = { revision: number; due: Promise<number[] | undefined>; isLate: boolean }

let known: Lookup | undefined

/** Read once per revision, as what is due later stays due later. While one read hangs there is no other. */
function dueAfter(at: number): Promise<number[] | undefined> {
  const revision = pageRevision()
  if (known && (known.revision === revision || known.isLate)) return known.due
  known = ask(revision, readDue(at))
  return known.due
}

function ask(revision: number, read: Promise<number[]>): Lookup {
  const asked: Lookup = { revision, due: Promise.resolve(undefined), isLate: false }
  asked.due = new Promise(resolve => {
    const late = setTimeout(() => {
      log.error('what is due is not read in time')
      asked.isLate = true
      resolve(undefined)
    }, LATE_MS)
    const found = read.catch(error => unread(asked, error)).finally(() => clearTimeout(late))
    void found.then(due => {
      Object.assign(asked, { due: found, isLate: false })
      resolve(due)
    })
  })
  return asked
}

function unread(asked: Lookup, error: unknown): undefined {
  if (known === asked) known = undefined
  log.error({ error }, 'what is due could not be read')
}

async function readDue(at: number): Promise<number[]> {
  const after = new Date(at).toISOString()
  const rows = await database.query<{ at: Date }>(
    `select published_at as at from articles where _status = 'published' and deleted_at is null and published_at > $1
     union select published_at from reviews where _status = 'published' and deleted_at is null and published_at > $1
     union select date from releases where state <> 'draft' and date > $1
     order by at`,
    [after],
  )
  return rows.map(({ at: instant }) => instant.getTime())
}
