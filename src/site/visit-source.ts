/** Holds where the visits of a browser came from, the newest first (SPEC 9). */
export const VISITS_KEY = 'visits'
const MOST_VISITS = 5
const LONGEST = 100

/** Beside the five of the spec the names that advertisers use; click ids are all one thing: `click_id`. */
const SOURCE_FIELDS = [
  'source',
  'medium',
  'trackid',
  'author',
  'ad',
  'campaign',
  'term',
  'content',
  'click_id',
] as const
type SourceField = (typeof SOURCE_FIELDS)[number]

/** `at` in ms, UTC; `path` is the page that the visit began on. */
export type VisitSource = { [F in SourceField]?: string } & { at: number; path: string }

const NAMES: Readonly<Record<SourceField, readonly string[]>> = {
  source: ['source', 'utm_source'],
  medium: ['medium', 'utm_medium'],
  trackid: ['trackid', 'utm_id'],
  author: ['author'],
  ad: ['ad'],
  campaign: ['utm_campaign'],
  term: ['utm_term'],
  content: ['utm_content'],
  click_id: ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'ttclid', 'yclid', 'twclid'],
}

type Arrival = { url: URL; referrer: string; at: number }

/** What an address says of where a visit comes from, else the site that linked to it; null where nothing does. */
export function sourceOf({ url, referrer, at }: Arrival): VisitSource | null {
  const named = SOURCE_FIELDS.flatMap(field => {
    const value = NAMES[field].map(name => kept(url.searchParams.get(name) ?? '')).find(Boolean)
    return value ? [[field, value] as const] : []
  })
  const told = named.length > 0 ? named : linkedFrom(referrer, url)
  return told.length === 0 ? null : { ...Object.fromEntries(told), at, path: kept(url.pathname) }
}

/** What a database takes: neither a control character nor half of one, where a cut or somebody made it. */
const kept = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()

/** Who comes back from paying, or by a link of ours to their account, did not come from there. */
const RETURNS = /^\/(checkout|my-account)(\/|$)/

function linkedFrom(referrer: string, { hostname, pathname }: URL): (readonly [SourceField, string])[] {
  if (!URL.canParse(referrer) || RETURNS.test(pathname)) return []
  const from = new URL(referrer).hostname
  if (from === '' || from === hostname) return []
  return [
    ['source', kept(from)],
    ['medium', 'referral'],
  ]
}

/** With another visit in front; one from the very same source takes the place of the older. */
export function withVisit(known: readonly VisitSource[], visit: VisitSource): VisitSource[] {
  const others = known.filter(each => SOURCE_FIELDS.some(field => each[field] !== visit[field]))
  return [visit, ...others].slice(0, MOST_VISITS)
}

/** What a browser kept, or sent: whatever is not of this form is left out. */
export function readVisits(text: string | null): VisitSource[] {
  const visits = parsed(text)
  return Array.isArray(visits) ? visits.flatMap(readVisit).slice(0, MOST_VISITS) : []
}

function readVisit(visit: unknown): VisitSource[] {
  if (typeof visit !== 'object' || visit === null) return []
  const entries = new Map(Object.entries(visit))
  const [at, path] = [entries.get('at'), entries.get('path')]
  if (!isInstant(at) || typeof path !== 'string') return []
  const told = SOURCE_FIELDS.flatMap(field => {
    const value = entries.get(field)
    const text = typeof value === 'string' ? kept(value) : ''
    return text === '' ? [] : [[field, text] as const]
  })
  return told.length === 0 ? [] : [{ ...Object.fromEntries(told), at, path: kept(path) }]
}

const isInstant = (at: unknown): at is number =>
  typeof at === 'number' && Number.isInteger(at) && at >= 0 && !Number.isNaN(new Date(at).getTime())

function parsed(text: string | null): unknown {
  try {
    return text === null || text.length > 10_000 ? null : JSON.parse(text)
  } catch {
    return null
  }
}
