import type { PayloadRequest } from 'payload'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { say } from '../words/say'
import type { Hit } from './hit'
import { SCREENS } from './screens'

/** Screens and lists that somebody may open, with all words in their name. */
export async function screensLike(req: PayloadRequest, words: readonly string[]): Promise<Hit[]> {
  const { admin } = req.payload.config.routes
  const language = adminLanguage(req.i18n.language)
  const own = SCREENS.filter(({ isFor }) => isFor(req.user)).map(({ name, path }) => ({
    title: say(language, name),
    detail: '',
    href: admin + path,
  }))
  return [...own, ...(await listsFor(req))].filter(({ title }) =>
    words.every(word => title.toLowerCase().includes(word)),
  )
}

async function listsFor(req: PayloadRequest): Promise<Hit[]> {
  const { collections, globals, routes } = req.payload.config
  const language = adminLanguage(req.i18n.language)
  const lists = collections.map(({ slug, access, admin, labels: { plural } }) => ({
    entity: { title: plural, href: `${routes.admin}/collections/${slug}` },
    isShown: async () => admin.hidden !== true && Boolean(await access.read({ req })),
  }))
  const settings = globals.map(({ slug, access, label }) => ({
    entity: { title: label, href: `${routes.admin}/globals/${slug}` },
    isShown: async () => Boolean(await access.read({ req })),
  }))
  const all = [...lists, ...settings]
  const shown = await Promise.all(all.map(({ isShown }) => isShown()))
  return all.flatMap(({ entity: { title, href } }, at) =>
    shown[at] ? { title: labelIn(title, language) ?? '', detail: say(language, 'List'), href } : [],
  )
}
