import { BRAND } from '@/site/brand'
import type { Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { languagesOf } from './language-of'

export type Release = {
  application: string
  version: string
  date: number
  notes: string[]
  language: Locale
}

/** By the address of a changelog: which applications it shows under which name (PAGES, changelog). */
export const CHANGELOGS: ReadonlyMap<string, { applications: readonly string[]; name: string }> = new Map([
  ['video_downloader_windows', { applications: ['video_win'], name: `${BRAND} Video (Windows)` }],
  ['video_downloader_mac', { applications: ['video_mac'], name: `${BRAND} Video (Mac)` }],
  ['video_ai', { applications: ['ai_win'], name: `${BRAND} Video AI` }],
])

/** Newest first, in the visitor's language, else in English. */
export async function releases({ locale }: Visit, applications: readonly string[]): Promise<Release[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'changelogs',
    where: { application: { in: [...applications] } },
    locale,
    fallbackLocale: 'en',
    pagination: false,
    sort: '-date',
  })
  const languageOf = await languagesOf({ collection: 'changelogs', ids: docs.map(({ id }) => id), locale })
  return docs.map(({ id, application, version, date, notes }) => ({
    application,
    version,
    date: Date.parse(date),
    notes: notes ?? [],
    language: languageOf(id),
  }))
}
