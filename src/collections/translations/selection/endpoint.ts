import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStorableText } from '@/server/runtime/storable-text'
import { isLocale } from '@/site/locale'
import { refuse } from '../../access/refuse'
import { isWriter } from '../../access/roles'
import { isSameOrigin } from '../../access/same-origin'
import { bodyOf } from '../../access/sent-body'
import { inOneTransaction } from '../../hooks/transaction'
import { download, FORMATS } from '../files/endpoint'
import { fileOf } from '../files/file'
import { saveTranslation } from '../save'
import { desksOf, MAX_DOCUMENTS, otherOriginals } from './documents'
import { type DocumentPlan, MAX_SELECTION_FILE, planOfSelection, type SelectionProblem } from './plan'

const PATH = '/translation-selection'
const FORBIDDEN = 'You are not allowed to perform this action.'

/** `GET /cms/translation-selection?language=fr&format=csv&document=articles/7&document=…`: several documents as one file. */
const giveSelection: Endpoint = {
  path: PATH,
  method: 'get',
  handler: async req => {
    if (!isWriter(req.user)) return refuse(403, 'forbidden', FORBIDDEN)
    const locale = req.searchParams.get('language') ?? undefined
    const documents = req.searchParams.getAll('document')
    if (!isLocale(locale) || documents.length === 0)
      return refuse(400, 'nothing_chosen', 'Choose a language and at least one document.')
    if (documents.length > MAX_DOCUMENTS)
      return refuse(400, 'too_many_documents', `Choose at most ${MAX_DOCUMENTS} documents.`)
    const desks = await desksOf(req, documents, locale)
    if (desks.length === 0)
      return refuse(404, 'not_found', 'There is nothing to translate into this language.')
    const format = req.searchParams.get('format') === 'csv' ? FORMATS.csv : FORMATS.xliff
    const others = format === FORMATS.xliff ? otherOriginals(desks) : undefined
    if (others) return refuse(400, 'other_language', others)
    return download(format.write(...desks.map(fileOf)), format, `${desks.length}-documents-${locale}`)
  },
}

const sent = z.object({
  act: z.enum(['try', 'save']),
  text: z
    .string()
    .max(MAX_SELECTION_FILE + 1)
    .refine(isStorableText),
  versions: z.record(z.string().max(500), z.string().max(100)).optional(),
})

/** `POST …`: what a file would change (`try`), or that it changes all of it, in drafts alone (`save`). */
const takeSelection: Endpoint = {
  path: PATH,
  method: 'post',
  handler: async req => {
    if (!isSameOrigin(req.headers) || !isWriter(req.user)) return refuse(403, 'forbidden', FORBIDDEN)
    const { data } = sent.safeParse(await bodyOf(req))
    if (!data) return refuse(400, 'too_large', 'The file is too large, or is not text.')
    const plan = await planOfSelection(req, data.text)
    const problems = plan.ok ? changedMeanwhile(plan.documents, data) : plan.problems
    if (!plan.ok || problems.length > 0) return Response.json({ problems }, { status: 422 })
    if (data.act === 'save') await inOneTransaction(req, () => saveAll(req, plan.documents))
    return Response.json({ documents: plan.documents.map(told) })
  },
}

type Sent = z.output<typeof sent>

/** The documents that are no longer what was shown. */
const changedMeanwhile = (
  documents: readonly DocumentPlan[],
  { act, versions = {} }: Sent,
): SelectionProblem[] =>
  documents
    .filter(({ document, desk }) => act === 'save' && versions[document] !== desk.version)
    .map(({ title }) => ({
      code: 'changed_meanwhile',
      title,
      sentence: 'Somebody changed it since you looked: choose the file again.',
    }))

/** In the order of their names, so that two files never wait for each other. */
async function saveAll(req: PayloadRequest, documents: readonly DocumentPlan[]): Promise<void> {
  const inOrder = documents.toSorted((a, b) => (a.document < b.document ? -1 : 1))
  for (const { desk, plan } of inOrder) {
    const { collection, id, locale, version } = desk
    await saveTranslation(req, { collection, id, locale, version, texts: plan.texts, isPublished: false })
  }
}

const told = ({
  document,
  title,
  desk: { version },
  plan: { changes, waits, same, empty },
}: DocumentPlan) => ({
  document,
  title,
  version,
  changes: changes.length,
  waits: waits.length,
  same,
  empty,
})

export const translationSelectionEndpoints: Endpoint[] = [giveSelection, takeSelection]
