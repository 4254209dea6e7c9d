import type { PayloadRequest } from 'payload'
import { inWords } from '../../fields/label-at'
import { titledAs } from '../../fields/title'

/** The page of a product is called as the product is; one of a site without a product, as its service. The shop asks for no titles. */
export const titleByProduct = titledAs(async ({ route, site_name: service }, { req }) => {
  if (!req.user || typeof route !== 'string') return ''
  const name = (await productNames(req)).get(route)
  return name ?? (typeof service === 'string' && service !== '' ? service : inWords(route))
})

/** By route; asked for once, however many pages a list has. */
async function productNames(req: PayloadRequest): Promise<Map<string, string>> {
  const { docs } = await req.payloadDataLoader.find({
    collection: 'products',
    select: { route: true, name: true },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map(({ route, name }) => [route, name]))
}
