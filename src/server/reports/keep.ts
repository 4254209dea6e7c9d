import { createHash } from 'node:crypto'
import { type ReportKind, TRACE_SAMPLE_RATE } from '@/site/report-kinds'
import { database } from '../runtime/database'

/** `duration` in ms; `page` is a URL of ours. */
export type Report = {
  kind: ReportKind
  name: string
  message: string
  stack: string
  page: string
  browser: string | null
  duration: number | null
  /** Decides whether traces are sampled, unless the page drew already. */
  visitor: string
  isSampled: boolean
}

/** Of 256 visitors, those whose traces are kept (SPEC 9). */
const TRACED = Math.floor(256 * TRACE_SAMPLE_RATE)
const KEPT = 1_000

/**
 * Stores a browser's report, counting equal ones in one row (API, report): all errors, and traces of one visitor in
 * five. Gives whether it was stored; `at` in ms.
 */
export async function keepReport(report: Report, at: number): Promise<boolean> {
  if (report.kind === 'trace' && !report.isSampled && !isTraced(report.visitor)) return false
  const { kind, name, browser, duration } = report
  const [message, stack] = [withoutPeople(report.message), withoutPeople(report.stack)]
  const path = withoutQueries(report.page.replace(/^https?:\/\/[^/]*/i, ''))
  const fingerprint = digest(kind, name, message, stack, path).toString('base64url')
  const [row] = await database.query<{ is_new: boolean }>(
    `insert into client_reports as kept (fingerprint, kind, name, message, stack, page, browser, duration, last_seen)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (fingerprint) do update set count = kept.count + 1, last_seen = excluded.last_seen,
       browser = excluded.browser, duration = greatest(kept.duration, excluded.duration), updated_at = now()
     returning kept.count = 1 as is_new`,
    [fingerprint, kind, name, message, stack, path, browser, duration, new Date(at)],
  )
  if (row?.is_new) await forgetOldest()
  return true
}

const isTraced = (visitor: string): boolean => (digest(visitor)[0] ?? 0) < TRACED

const digest = (...parts: string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest()

/** A query may hold a secret, such as an order's; line and column numbers stay. */
const withoutQueries = (text: string): string =>
  text.replace(/(\/[^\s?#)]{0,300})[?#](?:(?!:\d)[^\s)])*/g, '$1')

const withoutPeople = (text: string): string =>
  withoutQueries(text).replace(/[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[email]')

const forgetOldest = () =>
  database.query(
    `delete from client_reports where id in
       (select id from client_reports order by last_seen desc, id offset ${KEPT})`,
  )
