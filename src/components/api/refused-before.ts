import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { refusedForm } from '@/site/refused-form'
import type { CallResult } from './client'

/** How a form begins that was sent without a script and refused, as the address of its page tells. */
export function refusedBefore(told: string | undefined, locale: Locale): CallResult | undefined {
  const refused = refusedForm(told)
  if (!refused) return undefined
  return 'word' in refused
    ? { ok: false, message: translator(locale, 'errors')(refused.word), fields: {} }
    : { ok: false, message: '', fields: { [refused.field]: refused.code } }
}
