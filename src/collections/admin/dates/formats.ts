import type { AdminLanguage } from '../words/language'

/** How Payload's own parts write a moment and a day (patterns of date-fns): as our screens do in that language. */
export const DATE_FORMATS: Record<AdminLanguage, { moment: string; day: string }> = {
  en: { moment: 'd MMM yyyy, HH:mm', day: 'd MMM yyyy' },
  de: { moment: 'dd.MM.yyyy, HH:mm', day: 'dd.MM.yyyy' },
  ja: { moment: 'yyyy/MM/dd H:mm', day: 'yyyy年M月d日' },
}
