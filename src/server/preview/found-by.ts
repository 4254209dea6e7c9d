import type { DataFromCollectionSlug, Where } from 'payload'
import type { Visit } from '@/site/visit'
import { cms, seenBy } from '../cms/cms'
import { launchedItems } from '../launches/previewed'
import type { LaunchText } from '../launches/terms'

type Seen = ReturnType<typeof seenBy>
export type Found<T> = { doc: T; draft: boolean }

/**
 * Documents as a visit may see them. In the preview of a launch those that it publishes in the visitor's language are drafts, and
 * all others as they are published; in any other preview all are drafts.
 */
export async function foundBy<T>(
  visit: Pick<Visit, 'locale' | 'preview'>,
  kind: LaunchText | 'campaigns',
  find: (seen: Seen) => Promise<T[]>,
): Promise<Found<T>[]> {
  const launch = visit.preview?.launch
  if (launch === undefined) return as(await find(seenBy(visit)), seenBy(visit).draft)
  const ids = await launchedIds(visit, kind)
  const drafts = ids.length === 0 ? [] : await find({ draft: true, status: { id: { in: ids } } })
  const others: Where = { and: [seenBy({ preview: undefined }).status, { id: { not_in: ids } }] }
  const published = await find({
    draft: false,
    status: ids.length === 0 ? seenBy({ preview: undefined }).status : others,
  })
  return [...as(drafts, true), ...as(published, false)]
}

/** The one of a kind that has no preview by itself: published, but for the draft of a previewed launch. */
export async function launchedOrPublished<K extends 'guides' | 'legal'>(
  { locale, preview }: Pick<Visit, 'locale' | 'preview'>,
  kind: K,
  where: Where,
): Promise<Found<DataFromCollectionSlug<K>> | undefined> {
  const payload = await cms()
  const seen = { locale, preview: preview?.launch === undefined ? undefined : preview }
  const [found] = await foundBy(seen, kind, async ({ draft, status }) => {
    const { docs } = await payload.find({
      collection: kind,
      draft,
      where: { and: [where, status] },
      locale,
      fallbackLocale: 'en',
      limit: 1,
      pagination: false,
    })
    return docs
  })
  return found
}

const as = <T>(docs: readonly T[], draft: boolean): Found<T>[] => docs.map(doc => ({ doc, draft }))

async function launchedIds(
  { locale, preview }: Pick<Visit, 'locale' | 'preview'>,
  kind: string,
): Promise<string[]> {
  const items = await launchedItems(preview?.launch, preview?.at)
  return items
    .filter(each => each.kind === kind && (each.languages.length === 0 || each.languages.includes(locale)))
    .map(({ item }) => item)
}
