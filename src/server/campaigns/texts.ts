import { z } from 'zod'
import type { Campaign } from '@/payload-types'
import { foreignLang, type Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { type Cover, coverIn } from '../content/cover'
import { inWords, perLanguage } from '../content/in-words'
import { foundBy } from '../preview/found-by'

export type CampaignTexts = {
  name: string
  lang: { name?: string | undefined; slides?: string | undefined }
  timeZone: string
  slides: Slide[]
}
export type Slide = { title: string; text: string | undefined; picture: Cover | undefined }

/**
 * By key, in the visit's language, else in English, which `lang` tells; in a preview those of drafts. A campaign that
 * nobody may see yet is left out.
 */
export async function campaignTexts(
  keys: readonly string[],
  visit: Pick<Visit, 'locale' | 'preview'>,
): Promise<ReadonlyMap<string, CampaignTexts>> {
  const payload = await cms()
  const found = await foundBy(visit, 'campaigns', async ({ draft, status }) => {
    const { docs } = await payload.find({
      collection: 'campaigns',
      draft,
      where: { and: [{ key: { in: [...keys] } }, status] },
      locale: 'all',
      depth: 1,
      pagination: false,
      select: { key: true, name: true, endTime_tz: true, carousel: true },
    })
    return docs
  })
  return new Map(found.map(({ doc }) => [doc.key, textsOf(doc, visit.locale)]))
}

const STORED = z.object({
  name: perLanguage(z.string()),
  carousel: perLanguage(z.array(z.custom<StoredSlide>())),
})
type StoredSlide = NonNullable<Campaign['carousel']>[number]

function textsOf(doc: Pick<Campaign, 'endTime_tz'>, locale: Locale): CampaignTexts {
  const { name, carousel } = STORED.parse(doc)
  const [named, slides] = [inWords(name, locale), inWords(carousel, locale)]
  return {
    name: named.value ?? '',
    lang: { name: foreignLang(named.language, locale), slides: foreignLang(slides.language, locale) },
    timeZone: doc.endTime_tz || 'UTC',
    slides: (slides.value ?? []).map(({ title, text, picture }) => ({
      title,
      text: text ?? undefined,
      picture: coverIn(picture, locale),
    })),
  }
}
