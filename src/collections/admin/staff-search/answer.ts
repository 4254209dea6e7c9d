import type { PayloadRequest } from 'payload'
import {
  findRows,
  MOST_OF_A_KIND,
  SEARCHED_KINDS,
  type SearchedKind,
  type SearchedRow,
} from '@/server/staff-search/find-rows'
import { type StaffQuestion, staffQuestion } from '@/server/staff-search/question'
import { may } from '../../access/may'
import { madeTitles } from '../../fields/made-titles'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { say } from '../words/say'
import type { HitGroup } from './hit'
import { hitOf } from './hit-of'
import { screensLike } from './screens-like'

/** What somebody may open of what they ask for: kinds with an exact hit first, screens by their name at the end. */
export async function staffSearchAnswer(req: PayloadRequest, typed: string): Promise<HitGroup[]> {
  const question = staffQuestion(typed)
  if (!question) return []
  const [found, screens] = await Promise.all([foundFor(req, question), screensLike(req, question.words)])
  const shown = screens.slice(0, MOST_OF_A_KIND)
  return [...found, { label: say(adminLanguage(req.i18n.language), 'Screens'), hits: shown }].filter(
    ({ hits }) => hits.length > 0,
  )
}

async function foundFor(req: PayloadRequest, question: StaffQuestion): Promise<HitGroup[]> {
  const allowed = await Promise.all(SEARCHED_KINDS.map(kind => mayReadAll(req, kind)))
  const kinds = SEARCHED_KINDS.filter((_, at) => allowed[at])
  const rows = await findRows(question, kinds)
  const writesTexts = await may(req, 'create', 'interface-messages')
  const shown = await withTitles(
    req,
    rows.filter(({ id }) => id !== null || writesTexts),
  )
  return kinds
    .map(kind => ({ kind, rows: shown.filter(row => row.kind === kind).slice(0, MOST_OF_A_KIND) }))
    .toSorted((one, other) => bestOf(one.rows) - bestOf(other.rows))
    .map(({ kind, rows }) => ({ label: pluralOf(req, kind), hits: rows.map(hitOf(req)) }))
}

/** Offer rules share what customers read of them, and are told apart by the titles that the admin makes. */
async function withTitles(req: PayloadRequest, rows: readonly SearchedRow[]): Promise<SearchedRow[]> {
  const rules = rows.flatMap(({ kind, id }) =>
    kind === 'offer-rules' && id !== null ? [{ collection: kind, id }] : [],
  )
  const titleOf = await madeTitles(req, rules)
  return rows.map(row => {
    const title = row.id === null ? undefined : titleOf({ collection: row.kind, id: row.id })
    return title === undefined ? row : { ...row, title, detail: row.title }
  })
}

/** A rule that lets somebody read some rows only counts as none: the statement knows of no such rules. */
const mayReadAll = async (req: PayloadRequest, kind: SearchedKind): Promise<boolean> =>
  req.user !== null && (await req.payload.collections[kind].config.access.read({ req })) === true

const bestOf = (rows: readonly SearchedRow[]): number => Math.min(3, ...rows.map(({ rank }) => rank))

const pluralOf = ({ payload, i18n }: PayloadRequest, kind: SearchedKind): string =>
  labelIn(payload.collections[kind].config.labels.plural, adminLanguage(i18n.language)) ?? kind
