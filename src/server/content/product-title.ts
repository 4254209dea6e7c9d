/** A subquery: the English name of a product `p`, which documents about it are called by. */
export const productTitle = (where: string): string =>
  `(select n.name from products p join products_translations n on n._parent_id = p.id and n._locale = 'en'
    where ${where} limit 1)`
