import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { isLocale } from '@/site/locale'
import { IN_LANGUAGES, type InLanguages, unpublishLanguage } from './unpublish'

/** `POST /cms/unpublish-language/COLLECTION/ID?locale=de` */
export const unpublishLanguageEndpoint: Endpoint = {
  path: '/unpublish-language/:collection/:id',
  method: 'post',
  handler: async req => {
    const collection = IN_LANGUAGES.find(slug => slug === req.routeParams?.collection)
    const language = req.searchParams.get('locale') ?? undefined
    if (!collection || !isLocale(language)) return answer(404, 'There is nothing with languages here.')
    if (!(await mayUpdate(req, collection))) return answer(403, 'You are not allowed to perform this action.')
    const id = String(req.routeParams?.id)
    const isDone = await inOneTransaction(req, () => unpublishLanguage({ req, collection, id, language }))
    return isDone ? Response.json({ message: 'ok' }) : answer(404, 'It is not published.')
  },
}

const answer = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })

async function mayUpdate(req: PayloadRequest, collection: InLanguages): Promise<boolean> {
  const { config } = req.payload.collections[collection]
  return req.user !== null && Boolean(await config.access.update({ req }))
}

async function inOneTransaction<T>(req: PayloadRequest, act: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req)
  try {
    const done = await act()
    if (isOurs) await commitTransaction(req)
    return done
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
