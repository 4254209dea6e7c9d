import type { Locale } from '@/site/locale'
import { type Messages, translator } from '@/site/messages'
import { Notice } from '../ui/notice'

type Code = keyof Messages['errors']
const isCode = (text: string | undefined, codes: object): text is Code =>
  text !== undefined && Object.hasOwn(codes, text)

const SAID: Partial<Record<Code, true>> = {
  bad_input: true,
  not_sellable: true,
  not_eligible: true,
  unknown_route: true,
  unknown_plan: true,
  price_changed: true,
  more_to_read: true,
  too_many_tries: true,
  server_error: true,
}

export function Problem({ error, locale }: { error: string | undefined; locale: Locale }) {
  if (!isCode(error, SAID)) return null
  return (
    <Notice tone="danger" className="mb-6">
      {translator(locale, 'errors')(error)}
    </Notice>
  )
}
