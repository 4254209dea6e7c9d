import { formatLabels } from 'payload'
import { label } from '../words/of-request'

/** What was acted on where no order names it: «Ticket» of `tickets/` and its id. */
export function recordName(record: string): string {
  const [slug = '', ...rest] = record.split('/')
  return rest.length === 1 && /^[a-z-]+$/.test(slug) ? label(String(formatLabels(slug).singular)) : record
}
