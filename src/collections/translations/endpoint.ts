import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { rowId } from '@/server/runtime/row-id'
import { isStorableText } from '@/server/runtime/storable-text'
import { isLocale } from '@/site/locale'
import { may } from '../access/may'
import { refuse } from '../access/refuse'
import { isSameOrigin } from '../access/same-origin'
import { bodyOf } from '../access/sent-body'
import { languageName } from '../admin/words/intl-names'
import { adminLanguage } from '../admin/words/language'
import { sayIn } from '../admin/words/say'
import { inOneTransaction } from '../hooks/transaction'
import { type DeskName, isAtDesk } from './desk'
import { confirmTranslation, saveTranslation } from './save'

const MAX_TEXTS = 5_000
const MAX_LETTERS = 100_000

const sent = z.object({
  act: z.enum(['draft', 'publish', 'right']),
  version: z.string().max(100),
  texts: z.record(z.string().max(500), z.string().max(MAX_LETTERS).refine(isStorableText)).optional(),
  field: z.string().max(100).optional(),
})
type Sent = z.output<typeof sent>

/** `POST /cms/translations/COLLECTION/ID/LANGUAGE`: what a button of the translation desk does, in one transaction. */
export const translationsEndpoint: Endpoint = {
  path: '/translations/:collection/:id/:language',
  method: 'post',
  handler: async req => {
    const name = await nameFor(req)
    if ('refusal' in name) return name.refusal
    const { data } = sent.safeParse(await bodyOf(req))
    if (!data || Object.keys(data.texts ?? {}).length > MAX_TEXTS)
      return refuse(400, 'bad_form', 'Load the page again, then press the button again.')
    const sentence = await inOneTransaction(req, () => act(req, name, data))
    return Response.json({ sentence })
  },
}

/** The document and language that a call names, if whoever asks may translate it. */
export async function nameFor(req: PayloadRequest): Promise<DeskName | { refusal: Response }> {
  const { collection, id, language } = req.routeParams ?? {}
  const locale = typeof language === 'string' ? language : undefined
  if (!isAtDesk(collection) || !isLocale(locale))
    return { refusal: refuse(404, 'not_found', 'There is nothing to translate here.') }
  const isAllowed =
    (req.method === 'GET' || isSameOrigin(req.headers)) && (await may(req, 'update', collection))
  if (!isAllowed) return { refusal: refuse(403, 'forbidden', 'You are not allowed to perform this action.') }
  return { collection, id: rowId(String(id)), locale }
}

async function act(req: PayloadRequest, name: DeskName, { act, version, texts = {}, field }: Sent) {
  const spoken = adminLanguage(req.i18n.language)
  const t = sayIn(spoken)
  const language = languageName(name.locale, spoken)
  if (act === 'right') {
    await confirmTranslation(req, { ...name, version, field })
    return t('Marked as still right in {language}.', { language })
  }
  const isPublished = act === 'publish'
  const { changed } = await saveTranslation(req, { ...name, version, texts, isPublished })
  if (isPublished) return t('Published in {language}.', { language })
  return changed === 0 ? t('Nothing was changed.') : t('Saved in {language}.', { language })
}
