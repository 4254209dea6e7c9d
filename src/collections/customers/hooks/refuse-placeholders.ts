import type { CollectionBeforeChangeHook } from 'payload'
import { PLACEHOLDERS, placeholdersIn } from '@/server/support-console/tickets/fill-reply'
import { refuseFor } from '../../fields/refusal'

export const refusePlaceholders: CollectionBeforeChangeHook = ({ data }) => {
  const unknown = placeholdersIn(String(data.text ?? '')).filter(each => !PLACEHOLDERS.includes(each))
  refuseFor(
    unknown.slice(0, 1).map(each => ({
      code: 'unknown_placeholder',
      path: 'text',
      sentence: `{${each}} stands for nothing. There are ${PLACEHOLDERS.map(known => `{${known}}`).join(', ')}.`,
    })),
  )
  return data
}
