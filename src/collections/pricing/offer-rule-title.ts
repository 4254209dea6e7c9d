import type { PayloadRequest } from 'payload'
import { productsIn } from '../admin/named/catalogue'
import { codeText } from '../admin/words/code-text'
import { labelled } from '../admin/words/labelled'
import type { AdminLanguage } from '../admin/words/language'
import { capitalised } from '../admin/words/plain-english'
import { say } from '../admin/words/say'
import { OFF_TYPE_LABELS, planLabel } from '../fields/options'
import type { Row } from '../fields/row'

/** What a title is made of, whatever was asked for. */
export const TITLE_FIELDS = {
  offType: true,
  prod_types: true,
  lines: true,
  routes: true,
  tiers: true,
  plans: true,
  pro: true,
  subscription_plans: true,
  fallback: true,
} as const

type Reading = { language: AdminLanguage; req: PayloadRequest }
type NameOf = (code: string) => string

/** Who is offered what: «Bought again → Singles, group A and 3 more · Lifetime, 1 PC». */
export async function offerRuleTitle(rule: Row, { language, req }: Reading): Promise<string> {
  const plan: NameOf = code => labelled(planLabel(code), language)
  const kind = labelled(OFF_TYPE_LABELS[String(rule.offType)] ?? '', language)
  const owned = [kind, listed(rule.subscription_plans, plan, language)]
  const offered = [
    await productsText(rule, { language, req }),
    listed(rule.plans, plan, language) || computersText(rule, language),
    rule.fallback === true ? say(language, 'without a price of their own') : '',
  ]
  return `${joined(owned)} → ${joined(offered)}`
}

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ')

async function productsText(rule: Row, { language, req }: Reading): Promise<string> {
  const route = await routeName(rule, { language, req })
  const kind: NameOf = code => capitalised(labelled(code, language))
  const parts = [
    listed(rule.routes, route, language),
    listed(rule.tiers, code => codeText('tier', code, language), language),
    listed(rule.lines, code => codeText('line', code, language), language),
    listed(rule.prod_types, kind, language),
  ]
  return joined(parts) || labelled('All products', language)
}

async function routeName({ routes }: Row, { language, req }: Reading): Promise<NameOf> {
  const products = Array.isArray(routes) && routes.length > 0 ? await productsIn(req.payload, language) : []
  return code => products.find(({ value }) => value === code)?.label ?? code
}

const computersText = ({ pro }: Row, language: AdminLanguage): string =>
  pro === 'yes' || pro === 'no'
    ? labelled(pro === 'yes' ? 'for 3 computers' : 'for 1 computer', language)
    : ''

const SHOWN = 2

/** The first two by name, and how many more; names of plans have commas of their own. */
function listed(codes: unknown, nameOf: NameOf, language: AdminLanguage): string {
  const names = Array.isArray(codes) ? codes.map(code => nameOf(String(code))) : []
  const some = names.slice(0, SHOWN).join(' / ')
  const count = names.length - SHOWN
  return count > 0 ? say(language, '{some} and {count} more', { some, count }) : some
}
