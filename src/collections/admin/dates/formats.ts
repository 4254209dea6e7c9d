import type { AdminLanguage } from '../words/language'

/** How Payload's own parts write a moment and a day (patterns of date-fns): as our screens do in that language. */
export const DATE_FORMATS: Record<AdminLanguage, { moment: string; day: string }> = {
  en: { moment: 'd MMM yyyy, HH:mm', day: 'd MMM yyyy' },
  de: { moment: 'dd.MM.yyyy, HH:mm', day: 'dd.MM.yyyy' },
  ja: { moment: 'yyyy/MM/dd H:mm', day: 'yyyy年M月d日' },
}

/** What spreadsheets and programs write is understood in every language; with a time zone: `by-clock.ts`. */
const WRITTEN_ELSEWHERE = [
  'yyyy-MM-dd',
  ...['yyyy-MM-dd HH:mm', 'yyyy-MM-dd HH:mm:ss'],
  ...["yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss.SSS"],
]

type Formats = readonly [shown: string, ...alsoTyped: string[]]

/** How a field writes a moment, with seconds where it has any, and what else may be typed into it: a day alone is its beginning. */
export function momentFormats(language: AdminLanguage, hasSeconds: boolean): Formats {
  const { moment } = DATE_FORMATS[language]
  const exact = `${moment}:ss`
  const shown = hasSeconds ? exact : moment
  return [shown, moment, exact, moment.replace(',', ''), ...dayFormats(language)]
}

/** The same of a day; of a moment its day counts. */
export function dayFormats(language: AdminLanguage): Formats {
  const { moment, day } = DATE_FORMATS[language]
  const [asInMoments = day] = moment.split(/,? H/)
  return [day, asInMoments, ...WRITTEN_ELSEWHERE]
}
