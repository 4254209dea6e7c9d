import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Campaign } from '@/payload-types'
import { campaignChecks } from '@/server/campaigns/checks/campaign-checks'
import type { Check } from '@/server/campaigns/checks/check'
import { draftInBook } from '@/server/campaigns/draft-in-book'
import { whatChanges } from '@/server/campaigns/what-changes'
import { adminLanguage } from '../../admin/words/language'
import { TICK_AND_SAVE } from '../../hooks/large-changes'
import { refusalIn } from '../../hooks/refusals-in'
import { NotDone } from './not-done'

type Publishing = {
  req: PayloadRequest
  id: string
  /** What was sent back of the warnings that were shown. */
  seen: string
  /** Of what the warnings are: seen ones of something else are asked again. */
  about: string
  /** Warnings beside those of the campaign. */
  marks?: readonly string[]
  now: number
}

/**
 * Publishes a campaign and, before it, those of its coupons that are drafts, in the transaction of the request, by the hooks of
 * both. Gives the codes of these; null where there is no such campaign. Throws `NotDone` where the campaign has errors, or warnings
 * (a large change of prices is one) that were not seen, and whatever else a hook refuses.
 */
export async function publishWithCoupons(publishing: Publishing): Promise<string[] | null> {
  const { req, id, seen, about, marks = [], now } = publishing
  const book = await draftInBook({ payload: req.payload, user: req.user, id, req })
  if (!book) return null
  const checks = await campaignChecks(req.payload, book, {
    ...{ changes: whatChanges(book, now), now, language: adminLanguage(req.i18n.language) },
  })
  const errors = sentencesOf(checks, 'error')
  if (errors.length > 0) throw new NotDone({ errors })
  const warnings = [...marks, ...sentencesOf(checks, 'warning')]
  const seenNow = digestOf([about, ...warnings])
  const isConfirmed = seen === seenNow
  const { codes, question } = await publishAll(req, book.draft, isConfirmed)
  const unseen = isConfirmed ? [] : [...warnings, ...question]
  if (unseen.length > 0) throw new NotDone({ warnings: unseen, seen: seenNow })
  return codes
}

/** Coupons that are drafts are published with it. */
const sentencesOf = (checks: readonly Check[], level: Check['level']): string[] =>
  checks
    .filter(check => check.level === level && check.code !== 'coupon_draft')
    .map(({ sentence }) => sentence)

const digestOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

type PublishedAll = { codes: string[]; question: string[] }

/** `question`: of a change of prices by so much that it is asked about; then nothing stays published. */
async function publishAll(
  req: PayloadRequest,
  campaign: Campaign,
  confirm_change: boolean,
): Promise<PublishedAll> {
  const data = { _status: 'published' as const, confirm_change }
  const asked = { depth: 0, locale: 'en', overrideAccess: false, req } as const
  try {
    const drafts = await draftCoupons(req, campaign)
    for (const { id } of drafts) await req.payload.update({ ...asked, collection: 'coupons', id, data })
    await req.payload.update({ ...asked, collection: 'campaigns', id: campaign.id, data })
    return { codes: drafts.map(({ code }) => code), question: [] }
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal?.code !== 'large_change') throw error
    return { codes: [], question: [refusal.sentence.replace(TICK_AND_SAVE, '')] }
  }
}

async function draftCoupons(req: PayloadRequest, { coupons }: Campaign) {
  const ids = (coupons ?? []).map(coupon => (typeof coupon === 'object' ? coupon.id : coupon))
  const { docs } = await req.payload.find({
    collection: 'coupons',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'draft' } }] },
    ...{ depth: 0, pagination: false, locale: 'en', overrideAccess: false, req },
  })
  return docs
}
