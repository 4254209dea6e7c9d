import { CURRENCIES } from '@/pricing'
import { partsText } from '@/site/names-text'
import { FACT_NAMES } from '../../fields/fact-names'
import { labelled } from '../words/labelled'
import type { AdminLanguage } from '../words/language'
import type { Telling } from './telling'
import { valueText } from './value-text'

/** `told`: a text, further facts, or one such after the other. */
export type Fact = { name: string; told: Told }
export type Told = string | Fact[] | Told[]

/** Whoever has it could charge the customer: a form tells it nowhere. */
export const UNTOLD = ['mandate']

/** A number of ours: an admin finds it in what is stored, below. `session` is the one by which support finds a payment at its provider. */
const OF_PROGRAMS = ['id']

/** What a stored object tells, in the order in which it was stored; what is empty is left out. */
function factsOf(stored: object, telling: Telling): Fact[] {
  const own =
    'currency' in stored && CURRENCIES.some(each => each === stored.currency) ? stored.currency : null
  const within = { ...telling, currency: own ?? telling.currency }
  return Object.entries(stored)
    .filter(([key, value]) => !isEmpty(value) && ![...UNTOLD, ...OF_PROGRAMS].includes(key))
    .map(([key, value]) => ({ name: factName(key, telling.language), told: toldOf(key, value, within) }))
}

/** A list or an object as a whole. */
export function toldOf(key: string, value: unknown, telling: Telling): Told {
  if (Array.isArray(value)) return listOf(key, value, telling)
  if (typeof value === 'object' && value !== null) return factsOf(value, telling)
  return valueText(key, value, telling)
}

function listOf(key: string, values: readonly unknown[], telling: Telling): Told {
  const told = values.filter(value => !isEmpty(value)).map(value => toldOf(key, value, telling))
  const texts = told.filter(each => typeof each === 'string')
  return texts.length === told.length ? partsText(texts, telling.language) : told
}

/** «payer_reference» and «payerReference» are both «Payer reference». */
export function factName(key: string, language: AdminLanguage): string {
  const spaced = key.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  const plain = spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
  return labelled(FACT_NAMES[key] ?? plain, language)
}

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || ['{}', '[]', '""'].includes(JSON.stringify(value))
