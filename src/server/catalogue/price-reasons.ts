import type { Step } from '@/pricing'
import type { Visit } from '@/site/visit'
import { ruleBookOf } from '../preview/rule-book'
import { inLanguage, langOf } from '../rule-book/words'

export type Reason = (step: Step) => Reasoned | undefined
type Reasoned = { label: string; lang: string | undefined }

/**
 * Undefined for the selling price and for rules without an editor's label: their keys are no words for visitors
 * (DOMAIN 5).
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
