import type { Locale } from '@/site/locale'
import { PACKAGES, type PackageName, type PackageSystem } from '@/site/packages'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { languagesOf } from '../content/language-of'

export type Entry = {
  application: PackageName
  os: PackageSystem
  version: string
  date: number
  notes: string[]
  language: Locale
}

/** What is out, newest first, in the visitor's language, else in English. */
export async function changelog(
  { at, locale }: Visit,
  applications: readonly PackageName[],
): Promise<Entry[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'releases',
    where: {
      application: { in: [...applications] },
      state: { not_equals: 'draft' },
      date: { less_than_equal: new Date(at).toISOString() },
    },
    locale,
    fallbackLocale: 'en',
    pagination: false,
    sort: ['-date', 'application'],
  })
  const languageOf = await languagesOf({ collection: 'releases', ids: docs.map(({ id }) => id), locale })
  return docs.map(({ id, application, version, date, notes }) => ({
    application,
    os: PACKAGES.find(({ name }) => name === application)?.os ?? 'win',
    version,
    date: Date.parse(date),
    notes: notes ?? [],
    language: languageOf(id),
  }))
}
