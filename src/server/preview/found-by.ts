import type { Where } from 'payload'
import type { Visit } from '@/site/visit'
import { seenBy } from '../cms/cms'
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

/** The same of what has no preview by itself: published, but for the drafts of a previewed launch. */
export const launchedOrPublished = <T>(
  { locale, preview }: Pick<Visit, 'locale' | 'preview'>,
  kind: LaunchText,
  find: (seen: Seen) => Promise<T[]>,
): Promise<Found<T>[]> =>
  foundBy({ locale, preview: preview?.launch === undefined ? undefined : preview }, kind, find)

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
