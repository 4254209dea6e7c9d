import type { PayloadRequest } from 'payload'
import { type WaitingComments, waitingComments } from '@/server/comments/waiting'
import { type Scheduled, scheduledContent } from '@/server/content/scheduled'
import { waitingTranslations } from '@/server/content/translation-matrix'
import { type WaitingDraft, waitingDrafts } from '@/server/content/waiting-drafts'
import { reviewCounts } from '@/server/customer-reviews/to-decide'
import { refusedPublishings, type ScheduledPublishing } from '@/server/publishing/scheduled'
import type { Locale } from '@/site/locale'
import { isMarketer, isSupport } from '../../access/roles'
import { mayDecide } from '../../customer-reviews/may'
import { madeTitles } from '../../fields/made-titles'
import { IN_LANGUAGES } from '../../languages/unpublish'
import { TRANSLATED } from '../translations/translated'

const SHOWN = 12
/** Written by marketers alone. */
const PRICING = ['campaigns', 'coupons', 'offer-rules']

export type WritingData = {
  drafts: WaitingDraft[]
  scheduled: Scheduled[]
  /** What was to be published or taken back, and was refused. */
  refused: ScheduledPublishing[]
  untranslated: { locale: Locale; texts: number }[]
  comments: WaitingComments[]
  /** Customer reviews that wait for who decides about them here; null for whom they stand elsewhere or nowhere. */
  reviews: number | null
}

/** What waits to be written, published or translated at an instant (ms), as far as somebody writes it. */
export async function writingData(
  user: { role?: unknown; email?: string | null },
  at: number,
): Promise<WritingData> {
  const collections = [...IN_LANGUAGES, ...(isMarketer(user) ? PRICING : [])]
  const [drafts, scheduled, refused, untranslated, comments, reviews] = await Promise.all([
    waitingDrafts({ collections, email: user.email ?? '', limit: SHOWN }),
    scheduledContent(at, SHOWN),
    refusedPublishings(collections, SHOWN),
    waitingTranslations(TRANSLATED, at),
    waitingComments(),
    mayDecide(user) && !isSupport(user) ? reviewCounts() : null,
  ])
  return { drafts, scheduled, refused, untranslated, comments, reviews: reviews?.waiting ?? null }
}

/** The same, each document called as the admin calls it. */
export async function writingInWords(req: PayloadRequest, data: WritingData): Promise<WritingData> {
  const { drafts, scheduled, refused } = data
  const titleOf = await madeTitles(req, [...drafts, ...scheduled, ...refused.map(documentOf)])
  return {
    ...data,
    drafts: drafts.map(each => ({ ...each, title: titleOf(each) ?? each.title })),
    scheduled: scheduled.map(each => ({ ...each, title: titleOf(each) ?? each.title })),
    refused: refused.map(each => ({ ...each, title: titleOf(documentOf(each)) ?? each.title })),
  }
}

const documentOf = ({ collection, document: id }: ScheduledPublishing) => ({ collection, id })
