import type { AdminLanguage } from '../../words/language'
import { PURPOSES } from '../../words/receipt-text'
import { type Sentence, say } from '../../words/say'
import type { KeptLine } from './kept-quote'
import type { RuleNames } from './rule-names'

const NAMED: Readonly<Record<string, Sentence>> = {
  offer: 'Offer “{name}”',
  campaign: 'Campaign “{name}”',
  coupon: 'Coupon “{name}”',
}

type Told = { language: AdminLanguage; names: RuleNames }

/** Why a price changed: «Campaign “Black Friday”». `label` is what its buyer read of it. */
export function reasonText(line: KeptLine, { language, names }: Told): string {
  const { kind, rule, label, amount } = line
  const sentence = NAMED[kind]
  if (sentence) return say(language, sentence, { name: ruleText({ kind, rule, label }, names) })
  if (kind === 'selling') return say(language, 'Shop discount')
  if (kind !== 'credit') return label
  if (rule === 'credit') return say(language, 'Rest of the old plan')
  return say(language, amount < 0 ? 'From the balance' : 'Kept as balance')
}

type Rule = { kind: string; rule: string; label?: string }

/** As shoppers read it; of a coupon the code too, since that is what they typed. */
function ruleText({ kind, rule, label }: Rule, names: RuleNames): string {
  const name = names.get(rule) ?? label
  if (!name) return rule
  return kind === 'coupon' && !name.includes(rule) ? `${name} · ${rule}` : name
}

export const beginText = ({ rule }: KeptLine, language: AdminLanguage): string =>
  say(language, Object.entries(PURPOSES).find(([purpose]) => purpose === rule)?.[1] ?? 'List price')

const REFUSED: Readonly<Record<string, Sentence>> = {
  campaign: 'The campaign “{rule}” did not count: {why}.',
  coupon: 'The coupon “{rule}” did not count: {why}.',
}

/** «The coupon “Autumn · AUTUMN” did not count: it is over.» */
export const refusedText = (rule: Rule, why: string, { language, names }: Told): string =>
  say(language, REFUSED[rule.kind] ?? 'The offer “{rule}” did not count: {why}.', {
    rule: ruleText(rule, names),
    why,
  })
