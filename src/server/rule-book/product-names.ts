import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ruleBook } from './live'
import { inLanguage } from './words'

/** Product names by pid; one that is no longer stored by its number. */
export async function productNames(locale: Locale): Promise<(pid: number) => string> {
  const { words } = await ruleBook()
  const unknown = (pid: number) => translator(locale, 'account')('licence.unknown', { pid: String(pid) })
  return pid => inLanguage(words.products.get(pid), locale, unknown(pid))
}
