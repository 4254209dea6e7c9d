import { LABELS } from './labels'
import { type AdminLanguage, told, type Words } from './language'
import { type RefusalRow, refusalRows } from './refusal-rows'
import { REFUSALS } from './refusals'
import { filledIn } from './say'
import { SCREENS } from './screens'

const KNOWN: Words = { ...SCREENS, ...REFUSALS }
const labels: Words = LABELS

/**
 * A sentence that comes as data, such as why something was refused, in a language: what is filled into it is found by
 * its row, and several may stand behind one another. In English where no row fits.
 */
export const retell = (language: AdminLanguage, english: string): string =>
  language === 'en' ? english : (retoldBy(language, english) ?? english)

function retoldBy(language: AdminLanguage, english: string): string | undefined {
  const whole = told(KNOWN, language, english)
  if (whole !== undefined) return whole
  return (
    firstOf(row => withMoreBehind(language, row, english)) ?? firstOf(row => alone(language, row, english))
  )
}

function firstOf(tell: (row: RefusalRow) => string | undefined): string | undefined {
  for (const row of refusalRows()) {
    const text = tell(row)
    if (text !== undefined) return text
  }
  return undefined
}

function alone(language: AdminLanguage, row: RefusalRow, english: string): string | undefined {
  const found = row.alone.exec(english)
  return found ? filled(language, row, found.slice(1)) : undefined
}

function withMoreBehind(language: AdminLanguage, row: RefusalRow, english: string): string | undefined {
  const found = row.first.exec(english)
  const rest = found && retoldBy(language, found.at(-1) ?? '')
  if (!found || !rest) return undefined
  return filled(language, row, found.slice(1, -1)) + (language === 'ja' ? '' : ' ') + rest
}

function filled(language: AdminLanguage, { english, names }: RefusalRow, values: readonly string[]): string {
  const found = names.map((name, place) => [name, valueIn(language, name, values[place] ?? '')])
  return filledIn(language, told(KNOWN, language, english) ?? english, Object.fromEntries(found))
}

/** What labels of the forms are filled in for; anything else is somebody's own. */
const LABELLED = ['field', 'fields', 'what']

function valueIn(language: AdminLanguage, name: string, value: string): string {
  if (!LABELLED.includes(name)) return value
  const found = value.split(' and ').map(label => told(labels, language, label) ?? label)
  return new Intl.ListFormat(language).format(found)
}
