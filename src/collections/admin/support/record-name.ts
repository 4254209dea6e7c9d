import { formatLabels } from 'payload'
import { labelled } from '../words/labelled'
import type { AdminLanguage } from '../words/language'
import { spoken } from '../words/of-request'

/** What was acted on where no order names it: «Ticket» of `tickets/` and its id. */
export const recordName = (record: string): string => recordIn(spoken(), record)

export function recordIn(language: AdminLanguage, record: string): string {
  const [slug = '', ...rest] = record.split('/')
  return rest.length === 1 && /^[a-z-]+$/.test(slug)
    ? labelled(String(formatLabels(slug).singular), language)
    : record
}
