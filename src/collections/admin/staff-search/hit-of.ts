import type { PayloadRequest } from 'payload'
import type { SearchedKind, SearchedRow } from '@/server/staff-search/find-rows'
import { PLAN_LABELS } from '../../fields/options'
import { deskPath } from '../support/path'
import type { Hit } from './answer'

const LONGEST_DETAIL = 120

/** A row as a line to choose. */
export const hitOf =
  ({ payload }: PayloadRequest) =>
  (row: SearchedRow): Hit => ({
    title: row.title || row.code,
    detail: shortened(DETAILS[row.kind]?.(row) ?? besideTitle(row)),
    href: placeOf(payload.config.routes.admin, row),
  })

const SYSTEMS: Record<string, string> = { win: 'Windows', mac: 'Mac' }

const DETAILS: { [K in SearchedKind]?: (row: SearchedRow) => string } = {
  products: ({ code, detail }) => `${SYSTEMS[detail] ?? detail}, no. ${code}`,
  plans: ({ code, detail }) => `${PLAN_LABELS[detail] ?? detail}, ${code}`,
  articles: ({ code }) => `No. ${code}`,
  'interface-messages': ({ id, detail }) => (id === null ? `${detail} (built in)` : detail),
}

/** What the title does not say already. */
const besideTitle = ({ code, title, detail }: SearchedRow): string =>
  [...new Set([code, detail])].filter(text => text !== '' && text !== title).join(', ')

const shortened = (text: string): string => {
  const signs = [...text]
  return signs.length > LONGEST_DETAIL ? `${signs.slice(0, LONGEST_DETAIL).join('')} …` : text
}

function placeOf(admin: string, { kind, id, title }: SearchedRow): string {
  if (kind === 'customers' && id) return deskPath({ admin, name: { customer: id } })
  const documents = `${admin}/collections/${kind}`
  return id ? `${documents}/${id}` : `${documents}/create?${new URLSearchParams({ key: title })}`
}
