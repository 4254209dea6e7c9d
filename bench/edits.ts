import { onDatabase } from '../tests/support/shop-copy'
import { type Staff, signInStaff } from '../tests/support/staff-api'
import { type EditKind, editKinds } from './edit-kinds'
import { milliseconds, report } from './report'
import { htmlOf, seenAt } from './seen'
import { type Shops, withShops } from './shops'

// `npm run bench:edits`: from the admin's «publish» on one process to every page that shows it, on two processes.

const EDITS = Number(process.env.EDITS ?? 200)
const GOAL_MS = 1000
/** How often each page is asked for again, as other visitors, once the change was seen everywhere. */
const VISITORS: Record<string, string>[] = [
  {},
  { 'sec-ch-ua-platform': '"Windows"' },
  { 'sec-ch-ua-platform': '"macOS"' },
  { 'sec-ch-ua-mobile': '?1' },
  { cookie: 'token=bench' },
]

type Seen = { kind: string; fromStart: number; fromAnswer: number; stale: number; looks: number }

async function main({ first, each, database }: Shops): Promise<boolean> {
  const staff = await signInStaff(first)
  const kinds = await onDatabase(database, db => editKinds(staff, db))
  const seen: Seen[] = []
  for (let number = 0; number < EDITS; number++) {
    const kind = kinds[number % kinds.length]
    if (kind) seen.push(await publishAndLook({ kind, number, staff, each }))
  }
  return tell(kinds, seen)
}

type Publishing = { kind: EditKind; number: number; staff: Staff; each: Shops['each'] }

async function publishAndLook({ kind, number, staff, each }: Publishing): Promise<Seen> {
  const mark = `Edit ${number} of this run`
  const isNew = (html: string) => (kind.shown?.(number) ?? [mark]).some(text => html.includes(text))
  const places = each.flatMap(shop => kind.pages.map(page => ({ shop, page })))
  // They lie in memory as they are, on every process.
  await htmlOf(places)
  const start = Date.now()
  const [answered, ...seen] = await Promise.all([
    staff(kind.method, kind.path, kind.body(mark, number)).then(() => Date.now()),
    ...places.map(place => seenAt(place, isNew)),
  ])
  const last = Math.max(...seen)
  const fromAnswer = Math.max(0, last - answered)
  const looks = (await Promise.all(VISITORS.map(headers => htmlOf(places, headers)))).flat()
  const stale = looks.filter(html => !isNew(html)).length
  return { kind: kind.name, fromStart: last - start, fromAnswer, stale, looks: looks.length }
}

function tell(kinds: readonly EditKind[], seen: readonly Seen[]): boolean {
  const fromAnswer = seen.map(each => each.fromAnswer)
  const stale = seen.reduce((sum, each) => sum + each.stale, 0)
  const looks = seen.reduce((sum, each) => sum + each.looks, 0)
  const late = fromAnswer.filter(time => time >= GOAL_MS).length
  report('edits', [
    `${seen.length} edits through the admin's API of one process, each looked for on all its pages of two processes on one database`,
    `from the admin's answer to the last page that shows it: ${milliseconds(fromAnswer)}; ${late} of 1 s or more (goal: p99 under 1 s)`,
    `from the click to the last page that shows it: ${milliseconds(seen.map(each => each.fromStart))}`,
    `stale answers after it was seen everywhere: ${stale} of ${looks} (goal: 0)`,
    ...kinds.map(({ name, pages }) => {
      const own = seen.filter(({ kind }) => kind === name)
      return `  ${name} (${pages.map(({ path }) => path).join(', ')}): ${own.length} edits, from the click ${milliseconds(own.map(each => each.fromStart))}`
    }),
  ])
  return stale === 0 && late <= seen.length / 100
}

process.exit((await withShops(2, {}, main)) ? 0 : 1)
