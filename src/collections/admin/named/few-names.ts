import { partsText } from '@/site/names-text'
import type { AdminLanguage } from '../words/language'
import { say } from '../words/say'

const SHOWN = 3

/** The first three by name, and how many more. */
export function fewNames(names: readonly string[], language: AdminLanguage): string {
  const some = partsText(names.slice(0, SHOWN), language)
  const count = names.length - SHOWN
  return count > 0 ? say(language, '{some} and {count} more', { some, count }) : some
}
