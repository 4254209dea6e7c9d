import type { TextFieldSingleValidation } from 'payload'

/** A product's address is its route key with hyphens, or empty (PAGES, sites and languages). */
export const isOwnAddress: TextFieldSingleValidation = (value, { data }) => {
  const route = 'route' in data && typeof data.route === 'string' ? data.route : ''
  const own = `/${route.replaceAll('_', '-')}`
  return !value || value === own || `The address of this product is ${own}; leave it empty to have no page`
}
