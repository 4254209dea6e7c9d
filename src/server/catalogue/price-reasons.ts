import type { Step } from '@/pricing'
import type { Visit } from '@/site/visit'
import { ruleBookOf } from '../preview/rule-book'
import { inLanguage, langOf } from '../rule-book/words'

/** Says in the visitor's words which rule changed a price. */
export type Reason = (step: Step) => Reasoned | undefined
/** `lang`: where it is in another language than the page. */
type Reasoned = { label: string; lang: string | undefined }

/**
 * The words that editors gave to offer rules and coupons (DOMAIN 5). A step to the selling price has none of its own, and
 * neither has a rule that nobody labelled: its key is no word for visitors.
 */
export async function priceReasons(visit: Pick<Visit, 'locale' | 'preview'>): Promise<Reason> {
  const { words } = await ruleBookOf(visit)
  return ({ kind, rule }) => {
    if (kind === 'selling') return undefined
    const told = kind === 'offer' ? words.offerRules.get(rule) : words.coupons.get(rule)
    const label = inLanguage(told, visit.locale, '')
    return label ? { label, lang: langOf(told, visit.locale) } : undefined
  }
}
