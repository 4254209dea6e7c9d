import type { PayloadRequest } from 'payload'
import { transactionOf } from './transaction'

/** A stored row that refers to another one. */
export type Use = { collection: string; id: string; title: string }

/** A part of a statement that finds rows `u` which refer to the row `$id`, and what names them. */
type Finding = { collection: string; title: string; from: string }

const relates = (table: string, column: string, path: string) =>
  `${table} u join ${table}_rels m on m.parent_id = u.id where m.${column} = $id and m.path = '${path}'`
const names = (table: string) =>
  `${table} u where exists (select from ${table}_texts x join products p on p.route = x.text where x.parent_id = u.id and p.id = $id)`
const titled = (table: string, column = 'title') =>
  `coalesce((select t.${column} from ${table}_translations t where t._parent_id = u.id and t.${column} <> '' order by t._locale limit 1), u.id::text)`
const BUNDLE = `(select t.name from products_translations t where t._parent_id = u.product_id order by t._locale limit 1)`

/** Where rows of a collection are used: relations, and the route keys of rules. */
const USES = {
  coupons: [{ collection: 'campaigns', title: 'u.key', from: relates('campaigns', 'coupons_id', 'coupons') }],
  products: [
    { collection: 'plans', title: 'u.pay_key', from: 'plans u where u.product_id = $id' },
    { collection: 'bundles', title: BUNDLE, from: 'bundles u where u.product_id = $id' },
    { collection: 'bundles', title: BUNDLE, from: relates('bundles', 'products_id', 'includes') },
    { collection: 'campaigns', title: 'u.key', from: relates('campaigns', 'products_id', 'promotion_ids') },
    { collection: 'coupons', title: 'u.code', from: names('coupons') },
    { collection: 'offer-rules', title: 'u.key', from: names('offer_rules') },
    { collection: 'order-lines', title: `'an order'`, from: 'order_lines u where u.product_id = $id' },
    { collection: 'licences', title: `'a licence'`, from: 'licences u where u.product_id = $id' },
  ],
  media: [
    { collection: 'articles', title: titled('articles'), from: 'articles u where u.cover_id = $id' },
    {
      collection: 'campaigns',
      title: 'u.key',
      from: 'campaigns u join campaigns_carousel c on c._parent_id = u.id where c.picture_id = $id',
    },
    {
      collection: 'pages',
      title: 'u.route',
      from: 'pages u join pages_blocks_picture b on b._parent_id = u.id where b.picture_id = $id',
    },
  ],
  authors: [
    { collection: 'articles', title: titled('articles'), from: 'articles u where u.author_id = $id' },
    { collection: 'reviews', title: titled('reviews'), from: 'reviews u where u.author_id = $id' },
  ],
  categories: [
    {
      collection: 'articles',
      title: titled('articles'),
      from: relates('articles', 'categories_id', 'categories'),
    },
    { collection: 'reviews', title: titled('reviews'), from: 'reviews u where u.category_id = $id' },
    { collection: 'categories', title: titled('categories'), from: 'categories u where u.parent_id = $id' },
  ],
  articles: [
    {
      collection: 'articles',
      title: titled('articles'),
      from: relates('articles', 'articles_id', 'related'),
    },
    { collection: 'comments', title: 'left(u.text, 40)', from: 'comments u where u.article_id = $id' },
  ],
} satisfies Record<string, Finding[]>

export type Used = keyof typeof USES
export const isUsed = (slug: string): slug is Used => Object.hasOwn(USES, slug)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MOST = 10

/** The rows that refer to this one, by their names; ten of each kind at most. */
export async function usesOf(req: PayloadRequest, slug: Used, id: string): Promise<Use[]> {
  if (!UUID.test(id)) return []
  const findings: Finding[] = USES[slug]
  const selects = findings.map(
    ({ collection, title, from }) =>
      `(select distinct '${collection}' as collection, u.id::text as id, ${title}::text as title from ${from.replaceAll('$id', `'${id}'`)} limit ${MOST})`,
  )
  return transactionOf(req).query<Use>(`${selects.join(' union ')} order by collection, title`)
}
