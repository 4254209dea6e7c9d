import type { Endpoint } from 'payload'
import { isLocale } from '@/site/locale'
import { may } from '../access/may'
import { refuseSaying } from '../access/refuse'
import { isSameOrigin } from '../access/same-origin'
import { inOneTransaction } from '../hooks/transaction'
import { IN_LANGUAGES, unpublishLanguage } from './unpublish'

/** `POST /cms/unpublish-language/COLLECTION/ID?locale=de` */
export const unpublishLanguageEndpoint: Endpoint = {
  path: '/unpublish-language/:collection/:id',
  method: 'post',
  handler: async req => {
    const collection = IN_LANGUAGES.find(slug => slug === req.routeParams?.collection)
    const language = req.searchParams.get('locale') ?? undefined
    if (!collection || !isLocale(language)) return refuseSaying(404, 'There is nothing with languages here.')
    if (!isSameOrigin(req.headers) || !(await may(req, 'update', collection)))
      return refuseSaying(403, 'You are not allowed to perform this action.')
    const id = String(req.routeParams?.id)
    const isDone = await inOneTransaction(req, () => unpublishLanguage({ req, collection, id, language }))
    return isDone ? Response.json({ message: 'ok' }) : refuseSaying(404, 'It is not published.')
  },
}
