import { formatLabels } from 'payload'
import { LABELS } from './labels'
import { type AdminLanguage, told, type Words } from './language'
import { REFUSALS } from './refusals'
import { retell, retellBy, type Telling, tellingOf } from './retell'
import { SCREENS } from './screens'
import { TOLD } from './told'

const labels: Words = LABELS

/** Labels of the forms are named by refusals: «Product and Type», «Title, Text». */
function labelsIn(language: AdminLanguage, value: string): string {
  const found = value.split(/ and |, /).map(label => told(labels, language, label) ?? label)
  return new Intl.ListFormat(language).format(found)
}

const literalsOf = (english: string): number => english.replace(/\{\w+\}/g, '').length

/** «campaigns “Autumn” and “Spring” (in the trash); coupons “AUTUMN”» */
const usesIn = (language: AdminLanguage, value: string): string =>
  value
    .split('; ')
    .map(use => {
      const [slug = '', ...titles] = use.split(/ (?=“)/)
      const kind = formatLabels(slug).plural
      const named = titles.map(title =>
        title.replace(/ and$/, '').replace('(in the trash)', retell(language, '(in the trash)')),
      )
      return `${told(labels, language, String(kind)) ?? slug}: ${new Intl.ListFormat(language).format(named)}`
    })
    .join('; ')

/** Those that say most by themselves are tried first: «{field} must be at least {least}» after «{field} must be T and 13 digits». */
const mostFirst = Object.keys(REFUSALS).toSorted((one, other) => literalsOf(other) - literalsOf(one))

/** A percentage that was told in English: «−47%» is «−47 %» in German. */
const percentsIn = (language: AdminLanguage, value: string): string =>
  language === 'de' ? value.replaceAll('%', '\u00a0%') : value

let telling: Telling | undefined

/** Why something was refused, or anything else that was told in English, in a language; for the server alone. */
export function retellRefusal(language: AdminLanguage, sentence: string): string {
  telling ??= tellingOf({ ...SCREENS, ...TOLD, ...REFUSALS }, [...Object.keys(TOLD), ...mostFirst], {
    field: labelsIn,
    fields: labelsIn,
    site: retell,
    after: percentsIn,
    said: percentsIn,
    right: percentsIn,
    uses: usesIn,
  })
  return retellBy(telling, language, sentence)
}
