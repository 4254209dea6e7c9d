import type { Campaign } from '@/payload-types'
import type { Visit } from '@/site/visit'
import { type Cover, coverOf } from '../content'
import { cms, seenBy } from '../content/cms'

/** What a campaign shows that no price depends on. */
export type CampaignTexts = {
  name: string
  /** In which its end was chosen and is told: 'Europe/Berlin'. */
  timeZone: string
  slides: Slide[]
}
export type Slide = { title: string; text: string | undefined; picture: Cover | undefined }

/** The words and pictures of these campaigns, by key, in a language, else in English. */
export async function campaignTexts(
  keys: readonly string[],
  visit: Pick<Visit, 'locale' | 'preview'>,
): Promise<ReadonlyMap<string, CampaignTexts>> {
  const { draft, status } = seenBy(visit)
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'campaigns',
    draft,
    where: { and: [{ key: { in: [...keys] } }, status] },
    locale: visit.locale,
    fallbackLocale: 'en',
    depth: 1,
    pagination: false,
    select: { key: true, name: true, endTime_tz: true, carousel: true },
  })
  return new Map(docs.map(doc => [doc.key, textsOf(doc)]))
}

type Read = Pick<Campaign, 'name' | 'endTime_tz' | 'carousel'>

const textsOf = ({ name, endTime_tz, carousel }: Read): CampaignTexts => ({
  name,
  timeZone: endTime_tz || 'UTC',
  slides: (carousel ?? []).map(({ title, text, picture }) => ({
    title,
    text: text ?? undefined,
    picture: coverOf(picture),
  })),
})
