import { Forbidden, type PayloadRequest } from 'payload'
import type { Schedulable } from '@/server/publishing/terms'
import type { Locale } from '@/site/locale'
import { may } from '../access/may'
import { type Refusal, refuseFor } from '../fields/refusal'
import { inOneTransaction } from '../hooks/transaction'
import { IN_LANGUAGES, unpublishLanguage } from './unpublish'

type OneLanguage = { collection: Schedulable; id: string; language: Locale }

const NO_LANGUAGES: Refusal = {
  code: 'no_languages',
  path: '',
  sentence: 'It is published in all languages together.',
}
const NOT_PUBLISHED: Refusal = { code: 'not_published', path: '', sentence: 'It was not published.' }

/** What was scheduled for one language, as whoever scheduled it. Throws what refuses it. */
export async function takeBackAtInstant(req: PayloadRequest, { collection, ...which }: OneLanguage) {
  const slug = IN_LANGUAGES.find(each => each === collection)
  if (!slug) return refuseFor([NO_LANGUAGES])
  if (!(await may(req, 'update', slug))) throw new Forbidden(req.t)
  const isDone = await inOneTransaction(req, () => unpublishLanguage({ req, collection: slug, ...which }))
  refuseFor([isDone ? null : NOT_PUBLISHED])
}
