import type { Endpoint, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { z } from 'zod'
import { csvHeaders } from '@/server/csv/write'
import { isStorableText } from '@/server/runtime/storable-text'
import { LOCALES } from '@/site/locale'
import { refuseSaying } from '../access/refuse'
import { isRow } from '../fields/row'
import { auditExport } from '../hooks/audit-edit'
import { listCsv, streamOf } from './list-csv'
import { type AskedList, idsOf } from './list-rows'
import { MOST_ROWS, TOO_MANY_ROWS } from './words'

const text = z.string().max(10_000).refine(isStorableText)
const asking = z.object({
  where: text
    .transform(told => parsed(told))
    .pipe(z.custom<Where>(isRow))
    .optional(),
  search: text.optional(),
  sort: text.optional(),
  locale: z.enum(LOCALES).default('en'),
  trash: z.literal('true').optional(),
})

/** `GET /cms/list-file/COLLECTION?where=JSON&search=…&sort=…&locale=…`: the rows of a list of the admin, for a spreadsheet. */
export const listFileEndpoint: Endpoint = {
  path: '/list-file/:collection',
  method: 'get',
  handler: async req => {
    const config = listOf(req)
    if (!req.user || !config) return refuse(req.user ? 404 : 403)
    if (!(await config.access.read({ req }))) return refuse(403)
    const { data } = asking.safeParse(Object.fromEntries(req.searchParams))
    if (!data) return refuse(400)
    const { trash, where, search, sort, locale } = data
    const asked: AskedList = { where, search, sort, locale, isTrash: trash !== undefined }
    const ids = await idsOf(req, config, asked)
    if (ids.length > MOST_ROWS) return refuse(422)
    await auditExport(req, config.slug, ids.length)
    const stream = streamOf(listCsv(req, config, { ...asked, ids }))
    return new Response(stream, { headers: { ...csvHeaders(config.slug), ...SNIFFED } })
  },
}

const SNIFFED = { 'X-Content-Type-Options': 'nosniff' }

/** A list that the menu has: what is shown within others, and what Payload keeps for itself, has none. */
const listOf = ({ payload, routeParams }: PayloadRequest): SanitizedCollectionConfig | undefined =>
  payload.config.collections.find(
    ({ slug, admin }) =>
      slug === routeParams?.collection && !slug.startsWith('payload-') && admin.hidden !== true,
  )

const SENTENCES = {
  400: 'This list cannot be requested this way. Open the list, and press the button there.',
  403: 'You are not allowed to perform this action.',
  404: 'There is no such list.',
  422: TOO_MANY_ROWS,
}

const refuse = (status: keyof typeof SENTENCES) => refuseSaying(status, SENTENCES[status])

function parsed(told: string): unknown {
  try {
    return JSON.parse(told)
  } catch {
    return undefined // no JSON: refused as no condition
  }
}
