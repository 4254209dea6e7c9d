import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isStorableText } from '@/server/runtime/storable-text'
import { refuse } from '../../access/refuse'
import { bodyOf } from '../../access/sent-body'
import { inOneTransaction } from '../../hooks/transaction'
import { deskOf } from '../desk'
import { nameFor } from '../endpoint'
import { saveTranslation } from '../save'
import { translationCsv } from './csv'
import { fileOf, MAX_FILE } from './file'
import { planOf } from './plan'
import { xliffOf } from './xliff-out'

export const FORMATS = {
  xliff: { type: 'application/xliff+xml', ending: 'xlf', write: xliffOf },
  csv: { type: 'text/csv', ending: 'csv', write: translationCsv },
}

const PATH = '/translation-files/:collection/:id/:language'

/** `GET /cms/translation-files/COLLECTION/ID/LANGUAGE?format=xliff`: what a translator works on. */
const giveFile: Endpoint = {
  path: PATH,
  method: 'get',
  handler: async req => {
    const name = await nameFor(req)
    if ('refusal' in name) return name.refusal
    const format = req.searchParams.get('format') === 'csv' ? FORMATS.csv : FORMATS.xliff
    const desk = await deskOf(req, name)
    if (!desk) return refuse(404, 'not_found', 'There is nothing to translate here.')
    return download(format.write(fileOf(desk)), format, `${name.collection}-${name.id}-${name.locale}`)
  },
}

/** A file that a browser saves; `name` without its ending. */
export const download = (text: string, { type, ending }: { type: string; ending: string }, name: string) =>
  new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}.${ending}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })

const sent = z.object({
  act: z.enum(['try', 'save']),
  version: z.string().max(100),
  text: z
    .string()
    .max(MAX_FILE + 1)
    .refine(isStorableText),
})

/** `POST …`: what a file would change (`try`), or that it changes it, in the draft alone (`save`). */
const takeFile: Endpoint = {
  path: PATH,
  method: 'post',
  handler: async req => {
    const name = await nameFor(req)
    if ('refusal' in name) return name.refusal
    const { data } = sent.safeParse(await bodyOf(req))
    if (!data) return refuse(400, 'too_large', 'The file is too large, or is not text.')
    const desk = await deskOf(req, name)
    if (!desk) return refuse(404, 'not_found', 'There is nothing to translate here.')
    const plan = planOf(desk, data.text)
    if (!plan.ok) return Response.json({ problems: plan.problems }, { status: 422 })
    const { texts, ...told } = plan
    if (data.act === 'save')
      await inOneTransaction(req, () =>
        saveTranslation(req, { ...name, version: data.version, texts, isPublished: false }),
      )
    return Response.json(told)
  },
}

export const translationFileEndpoints: Endpoint[] = [giveFile, takeFile]
