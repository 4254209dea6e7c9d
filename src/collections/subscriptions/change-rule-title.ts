import { labelled } from '../admin/words/labelled'
import type { AdminLanguage } from '../admin/words/language'
import { say } from '../admin/words/say'
import { planLabel } from '../fields/options'
import type { Row } from '../fields/row'

/** Of which changes a rule decides, and when they apply: «1 month → 1 year · Longer period: at once». */
export function changeRuleTitle(rule: Row, { language }: { language: AdminLanguage }): string {
  const { interval, price, applies } = rule
  const when = say(language, CHANGE_RULE, choices({ interval, price, applies }))
  return [plansText(rule, language), when].filter(Boolean).join(' · ')
}

const CHANGE_RULE =
  '{interval, select, longer {Longer period} shorter {Shorter period} same {Same period} other {Any period}}{price, select, higher {, dearer} lower {, cheaper} same {, same price} other {}}: {applies, select, at_once {at once} other {at the end of the period}}'

const choices = (row: Row): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? 'any')]))

function plansText({ from_plans: from, to_plans: to }: Row, language: AdminLanguage): string {
  const [sold, wanted] = [namesOf(from, language), namesOf(to, language)]
  return sold || wanted ? `${sold || '…'} → ${wanted || '…'}` : ''
}

const namesOf = (plans: unknown, language: AdminLanguage): string =>
  Array.isArray(plans) ? plans.map(plan => labelled(planLabel(String(plan)), language)).join(', ') : ''
