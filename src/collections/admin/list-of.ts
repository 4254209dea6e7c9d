/** Addresses of the lists of the admin, narrowed as the filters of a list do it. */
type Where = readonly (readonly [field: string, comparison: string, value: string])[]

export function listOf(admin: string, collection: string, where: Where): string {
  const query = new URLSearchParams(
    where.map(([field, comparison, value], index) => [
      `where[or][0][and][${index}][${field}][${comparison}]`,
      value,
    ]),
  )
  return `${admin}/collections/${collection}?${query}`
}
