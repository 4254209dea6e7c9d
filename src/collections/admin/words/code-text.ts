import { isDay } from '@/server/time-zones/days'
import { isSite } from '@/site/sites'
import { UNKNOWN_COUNTRY } from '@/site/visit'
import {
  EMAIL_KINDS,
  PAYER_NOTICES,
  SUBSCRIPTION_EFFECTS,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_REFUSALS,
} from '../../fields/code-names'
import { COUPON_GROUPS } from '../../fields/coupon-group'
import {
  LINE_LABELS,
  PAYER_LABELS,
  REGION_LABELS,
  SITE_LABELS,
  systemLabel,
  tierLabel,
} from '../../fields/options'
import { amountShown } from '../amounts/number-text'
import { recordIn } from '../support/record-name'
import { countryName, languageName } from './intl-names'
import { labelled } from './labelled'
import type { AdminLanguage } from './language'
import { capitalised } from './plain-english'
import { say } from './say'
import { dayIn } from './written/day-in'

type NameOf = (code: string, language: AdminLanguage) => string | undefined

/** As a choice of a form begins; what is called by its own name has none in the table: «Paid», «Charged back». */
const namedIn =
  (names: Readonly<Record<string, string>>): NameOf =>
  (code, language) =>
    capitalised(labelled(names[code] ?? code, language))

/** Groups that the shop knows not are named by whoever makes them. */
const COUPON_GROUPS_BY_NAME: Readonly<Record<string, string>> = COUPON_GROUPS

/** By the field that keeps the code. */
const NAMES: Readonly<Record<string, NameOf>> = {
  site: (code, language) => (isSite(code) ? labelled(SITE_LABELS[code], language) : undefined),
  os: code => systemLabel(code),
  provider: namedIn(PAYER_LABELS),
  locale: languageName,
  language: languageName,
  country: (code, language) =>
    code === UNKNOWN_COUNTRY ? say(language, 'Unknown') : countryName(code, language),
  tier: tierName,
  tiers: tierName,
  region: regionName,
  line: lineName,
  family: namedIn({}),
  group_type: (code, language) => labelled(COUPON_GROUPS_BY_NAME[code] ?? code, language),
  prod_type: namedIn({}),
  kind: namedIn(EMAIL_KINDS),
  name: namedIn(SUBSCRIPTION_EVENTS),
  outcome: namedIn({ ...SUBSCRIPTION_REFUSALS, ...PAYER_NOTICES }),
  state: namedIn({}),
  type: namedIn(PAYER_NOTICES),
  effects: namedIn(SUBSCRIPTION_EFFECTS),
  end_day: (code, language) => (isDay(code) ? dayIn(language, code) : undefined),
  record: (code, language) => recordIn(language, code),
}

/** What a code in a column of a list stands for; one that stands for nothing is shown as it is. */
export const codeText = (field: string, code: string, language: AdminLanguage): string =>
  NAMES[field]?.(code, language) ?? code

/** «Singles, group A», or of a group that is one price «Lifetime, 1 PC · $299.90». */
function tierName(tier: string, language: AdminLanguage): string | undefined {
  const { label, price } = tierLabel(tier) ?? {}
  const amount = price && amountShown(Number(price), 'USD', language)
  return label && [labelled(label, language), amount].filter(Boolean).join(' · ')
}

function lineName(line: string, language: AdminLanguage): string | undefined {
  const names: Readonly<Record<string, string>> = LINE_LABELS
  const name = names[line]
  return name && labelled(name, language)
}

function regionName(region: string, language: AdminLanguage): string | undefined {
  const name = REGION_LABELS[region]
  return name && labelled(name, language)
}
