import { APIError, type PayloadRequest } from 'payload'
import { unmarkOutdated } from '@/server/content/outdated-translations'
import { ENGLISH_NAMES } from '@/site/locale'
import { refuseFor } from '../fields/refusal'
import { transactionOf } from '../hooks/transaction'
import { type Desk, type DeskName, deskOf } from './desk'
import type { CodeProblem } from './inline-codes'
import { type TextProblem, translatedValue } from './translated-value'

export type Texts = Readonly<Record<string, string>>
/** `texts` by their paths, those left out stay; `version`: of the desk that they were typed at. */
export type Saving = DeskName & { version: string; texts: Texts; isPublished: boolean }

/** Saves texts of one language as a draft, or publishes this language with them. Gives how many changed; throws refusals. */
export async function saveTranslation(req: PayloadRequest, saving: Saving): Promise<{ changed: number }> {
  const { collection, id, locale, texts, isPublished } = saving
  const desk = await deskForWriting(req, saving)
  const changes = changesAt(desk, texts)
  const data = valuesOf(desk, texts, new Set(changes))
  if (changes.length === 0 && !isPublished) return { changed: 0 }
  await req.payload.update({
    collection,
    id,
    locale,
    fallbackLocale: false,
    data: { ...data, ...(desk.hasDrafts && { _status: isPublished ? 'published' : 'draft' }) },
    ...(desk.hasDrafts && (isPublished ? { publishSpecificLocale: locale } : { draft: true })),
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return { changed: changes.length }
}

/** Says that a field, or with none named each field, of a translation still says what the original says. */
export async function confirmTranslation(
  req: PayloadRequest,
  name: DeskName & { version: string; field: string | undefined },
): Promise<void> {
  const desk = await deskForWriting(req, name)
  const fields = desk.fields.map(({ field }) => field.name).filter(each => !name.field || each === name.field)
  await unmarkOutdated(transactionOf(req), name, name.locale, fields)
}

/** The desk as it is, held for this save. Throws where it is no longer what was seen. */
async function deskForWriting(req: PayloadRequest, name: DeskName & { version: string }): Promise<Desk> {
  await transactionOf(req).query(
    `select pg_advisory_xact_lock(hashtextextended($1::text, 77))::text as locked`,
    [`${name.collection}/${name.id}`],
  )
  const desk = await deskOf(req, name)
  if (!desk) throw new APIError('This document is no longer there.', 404, { code: 'not_found' }, true)
  if (desk.version !== name.version)
    refuseFor([
      {
        code: 'changed_meanwhile',
        path: '',
        sentence: `Somebody changed the original or its text in ${ENGLISH_NAMES[name.locale]} while you wrote. Nothing was saved: what you typed is still here. Open the desk in a second tab, see what changed, copy what is still right, then save there.`,
      },
    ])
  return desk
}

/** The paths of the texts that say something else. */
const changesAt = ({ fields }: Desk, texts: Texts): string[] =>
  fields.flatMap(({ pairs }) =>
    pairs.flatMap(({ original: { path }, text }) => ((texts[path] ?? text) === text ? [] : [path])),
  )

/** The values of the fields in which a text changes; throws where a text cannot be. */
function valuesOf({ fields }: Desk, texts: Texts, changed: ReadonlySet<string>): Record<string, unknown> {
  const touched = fields.filter(({ pairs }) => pairs.some(({ original: { path } }) => changed.has(path)))
  const values = touched.map(({ field, original, pairs }) => ({
    name: field.name,
    made: translatedValue(field, original, pairs, ({ original: { path }, text }) => texts[path] ?? text),
  }))
  refuseFor(values.flatMap(({ made }) => (made.ok ? [] : made.problems.map(refusalOf))))
  return Object.fromEntries(values.flatMap(({ name, made }) => (made.ok ? [[name, made.value]] : [])))
}

export const SENTENCES: Record<CodeProblem, string> = {
  unknown_code: 'is no mark of the original: use its numbers alone.',
  broken_code:
    'is opened or closed in the wrong place: each mark that begins ends again, the inner one first.',
  missing_code: 'is missing: it stands for a link, a picture or a line break of the original.',
}

const refusalOf = ({ path, why, code }: TextProblem) => ({
  code: why,
  path,
  sentence: `${code} ${SENTENCES[why]}`,
})
