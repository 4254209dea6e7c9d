import type { CampaignRow, QuoteVisit } from '@/pricing'
import { benefitWords } from '@/site/benefit-words'
import { foreignLang } from '@/site/locale'
import { asHeadline } from '@/site/saving-words'
import type { Namer } from '../../catalogue/namer'
import { inWords } from '../../content/in-words'
import type { Snapshot } from '../../rule-book/load'
import { type Benefit, benefitOf } from './benefit-of'

/** `lowest`: the cheapest plan that it lowers now; none before it begins. */
export type ToldBenefit = {
  text: string
  lang: string | undefined
  /** By its editor, not by its discounts. */
  isOwn: boolean
  /** It says a price, not how much is taken off. */
  isPrice: boolean
  lowest: Benefit['lowest'] | undefined
}

type Asking = { asked: QuoteVisit; nameOf: Namer }

/** In its editor's words, else by its discounts; before it begins, without a price. */
export function benefitText(
  { book, words }: Pick<Snapshot, 'book' | 'words'>,
  campaign: CampaignRow,
  { asked, nameOf }: Asking,
): ToldBenefit | undefined {
  const { locale } = asked
  const isAhead = asked.at < campaign.startTime
  const benefit = benefitOf({ book }, campaign, isAhead ? { ...asked, at: campaign.startTime } : asked)
  const lowest = isAhead ? undefined : benefit?.lowest
  const own = inWords(words.benefits.get(campaign.key), locale)
  if (own.value)
    return { text: own.value, lang: foreignLang(own.language, locale), isOwn: true, isPrice: false, lowest }
  if (!benefit || (isAhead && benefit.saving.kind === 'price')) return undefined
  const text = asHeadline(benefitWords(benefit, locale, nameOf), locale)
  return { text, lang: undefined, isOwn: false, isPrice: benefit.saving.kind === 'price', lowest }
}
