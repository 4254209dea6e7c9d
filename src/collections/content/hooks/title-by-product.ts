import { inWords } from '../../fields/label-at'
import { productNames } from '../../fields/product-names'
import { titledAs } from '../../fields/title'

/** The page of a product is called as the product is; one of a site without a product, as its service. The shop asks for no titles. */
export const titleByProduct = titledAs(async ({ route, site_name: service }, { req }) => {
  if (!req.user || typeof route !== 'string') return ''
  const name = (await productNames(req, 'route')).get(route)
  return name ?? (typeof service === 'string' && service !== '' ? service : inWords(route))
})
