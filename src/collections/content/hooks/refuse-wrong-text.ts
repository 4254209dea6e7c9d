import type { CollectionBeforeChangeHook } from 'payload'
import type { InterfaceMessage } from '@/payload-types'
import { keyProblem, type MessageProblem, textProblem } from '@/server/interface-messages/problem'
import { LOCALES } from '@/site/locale'
import { type Refusal, refuseFor } from '../../fields/refusal'

const OTHER_KEY: Refusal = {
  code: 'key_is_kept',
  path: 'key',
  sentence: 'The name of a text stays: delete this row and make a new one for another text.',
}

/** An edited text has to take the same values as the built-in one. */
export const refuseWrongText: CollectionBeforeChangeHook<InterfaceMessage> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { key = '' } = { ...originalDoc, ...data }
  if (operation === 'update' && originalDoc?.key !== key) refuseFor([OTHER_KEY])
  refuseFor([at('key', keyProblem(key))])
  refuseFor(
    textsOf(data.text, req.locale).map(([locale, text]) => at('text', textProblem(key, locale, text))),
  )
  return data
}

const at = (path: string, problem: MessageProblem | null): Refusal | null => problem && { ...problem, path }

/** A save brings the text of the language being edited, or those of all. */
const textsOf = (value: unknown, edited: string | undefined) =>
  LOCALES.flatMap(locale => {
    const isAll = typeof value === 'object' && value !== null
    const text = isAll ? Reflect.get(value, locale) : locale === edited ? value : undefined
    return typeof text === 'string' && text.trim() !== '' ? [[locale, text] as const] : []
  })
