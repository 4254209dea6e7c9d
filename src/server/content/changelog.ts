import type { Visit } from '@/site/visit'
import { cms } from './cms'

export type Release = { application: string; version: string; date: number; notes: string[] }

/** The releases of these applications, newest first, in the visitor's language, else in English. */
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
  return docs.map(({ application, version, date, notes }) => ({
    application,
    version,
    date: Date.parse(date),
    notes: notes ?? [],
  }))
}
