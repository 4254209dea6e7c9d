import type { PayloadRequest } from 'payload'
import type { SearchedKind, SearchedRow } from '@/server/staff-search/find-rows'
import { reviewsPath } from '../../customer-reviews/path'
import { planLabel, systemLabel } from '../../fields/options'
import { deskPath } from '../support/path'
import { labelled } from '../words/labelled'
import { type AdminLanguage, adminLanguage } from '../words/language'
import { say } from '../words/say'
import type { Hit } from './hit'

const LONGEST = 120

/** A row as a line to choose. */
export const hitOf =
  ({ payload, i18n }: PayloadRequest) =>
  (row: SearchedRow): Hit => ({
    title: shortened(row.title || row.code),
    detail: shortened(DETAILS[row.kind]?.(row, adminLanguage(i18n.language)) ?? besideTitle(row)),
    href: placeOf(payload.config.routes.admin, row),
  })

const DETAILS: { [K in SearchedKind]?: (row: SearchedRow, language: AdminLanguage) => string } = {
  products: ({ code, detail }, language) =>
    say(language, '{system}, no. {number}', { system: systemLabel(detail), number: code }),
  plans: ({ code, detail }, language) => `${labelled(planLabel(detail), language)}, ${code}`,
  'customer-reviews': ({ code, detail }, language) =>
    `${detail} · ${say(language, '{stars} of 5 stars', { stars: code })}`,
  'offer-rules': ({ detail }) => detail,
  articles: ({ code }, language) => say(language, 'No. {number}', { number: code }),
  'interface-messages': ({ id, detail }, language) =>
    id === null ? say(language, '{text} (built in)', { text: detail }) : detail,
}

/** What the title does not say already. */
const besideTitle = ({ code, title, detail }: SearchedRow): string =>
  [...new Set([code, detail])].filter(text => text !== '' && text !== title).join(', ')

const shortened = (text: string): string => {
  const signs = [...text]
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')} …` : text
}

function placeOf(admin: string, { kind, id, title }: SearchedRow): string {
  if (kind === 'customers' && id) return deskPath({ admin, name: { customer: id } })
  if (kind === 'customer-reviews' && id) return reviewsPath(admin, { review: id })
  const documents = `${admin}/collections/${kind}`
  return id ? `${documents}/${id}` : `${documents}/create?${new URLSearchParams({ key: title })}`
}
