import type { PayloadRequest } from 'payload'
import { untitled } from '../admin/untitled/untitled'
import { adminLanguage } from '../admin/words/language'
import { madeTitles } from '../fields/made-titles'
import { transactionOf } from './transaction'

/** `isTrashed`: of what uses it, which may come back. */
export type Use = { collection: string; id: string; title: string; isTrashed: boolean }

/** Part of a statement that finds rows `u` which refer to the row of the id $1, and what names them. */
type Finding = { collection: string; title: string; from: string }

const refers = (table: string, column: string) => `${table} u where u.${column} = $1::uuid`
const isRelated = (table: string, column: string, path: string) =>
  `exists (select from ${table}_rels m where m.parent_id = u.id and m.${column} = $1::uuid and m.path = '${path}')`
const relates = (table: string, column: string, path: string) =>
  `${table} u where ${isRelated(table, column, path)}`
/** In its blocks, where the path counts them. */
const relatesAnywhere = (table: string, column: string) =>
  `${table} u where exists (select from ${table}_rels m where m.parent_id = u.id and m.${column} = $1::uuid)`
const names = (table: string) =>
  `${table} u where exists (select from ${table}_texts x join products p on p.route = x.text where x.parent_id = u.id and p.id = $1::uuid)`
const titled = (table: string, column = 'title') =>
  `coalesce((select t.${column} from ${table}_translations t where t._parent_id = u.id and t.${column} <> '' order by t._locale limit 1), u.id::text)`
const CAMPAIGN = titled('campaigns', 'name')
const BUNDLE = `(select t.name from products_translations t where t._parent_id = u.product_id order by t._locale limit 1)`

const titles = (collection: string, from: string): Finding => ({
  collection,
  title: titled(collection),
  from,
})

/** Texts that link to a row or show it: the editor stores its id, which is unique. */
const says = (table: string, texts: string) =>
  `${table} u where u.id <> $1::uuid and exists (select from ${texts} t where t._parent_id = u.id and ids_in(t.body) @> array[lower($1::text)])`

/** In some language. */
const shows = (table: string, ...columns: string[]) =>
  `${table} u join ${table}_translations t on t._parent_id = u.id where $1::uuid in (${columns.map(column => `t.${column}`).join(', ')})`

const TEXTS: Finding[] = [
  ...['articles', 'reviews', 'legal'].map(table => titles(table, says(table, `${table}_translations`))),
  titles('pages', says('pages', 'pages_blocks_text')),
]

const USES = {
  coupons: [
    { collection: 'campaigns', title: CAMPAIGN, from: relates('campaigns', 'coupons_id', 'coupons') },
  ],
  products: [
    { collection: 'plans', title: 'u.pay_key', from: refers('plans', 'product_id') },
    {
      collection: 'bundles',
      title: BUNDLE,
      from: `${refers('bundles', 'product_id')} or ${isRelated('bundles', 'products_id', 'includes')}`,
    },
    { collection: 'campaigns', title: CAMPAIGN, from: relates('campaigns', 'products_id', 'promotion_ids') },
    titles('pages', relatesAnywhere('pages', 'products_id')),
    { collection: 'coupons', title: 'u.code', from: names('coupons') },
    { collection: 'offer-rules', title: titled('offer_rules', 'label'), from: names('offer_rules') },
    { collection: 'order-lines', title: `''`, from: refers('order_lines', 'product_id') },
    { collection: 'licences', title: `''`, from: refers('licences', 'product_id') },
  ],
  media: [
    titles('articles', refers('articles', 'cover_id')),
    {
      collection: 'campaigns',
      title: CAMPAIGN,
      from: 'campaigns u join campaigns_carousel c on c._parent_id = u.id where c.picture_id = $1::uuid',
    },
    titles(
      'pages',
      'pages u join pages_blocks_picture b on b._parent_id = u.id where b.picture_id = $1::uuid',
    ),
    { collection: 'authors', title: titled('authors', 'name'), from: refers('authors', 'portrait_id') },
    { collection: 'product-copy', title: 'u.route', from: refers('product_copy', 'icon_id') },
    {
      collection: 'product-copy',
      title: 'u.route',
      from: shows('product_copy', 'screenshot_id', 'share_picture_id'),
    },
    titles('guides', 'guides u join guides_steps s on s._parent_id = u.id where s.picture_id = $1::uuid'),
    titles('pages', shows('pages', 'visual_id', 'share_picture_id')),
    ...['articles', 'guides', 'reviews', 'legal'].map(table =>
      titles(table, shows(table, 'share_picture_id')),
    ),
    { collection: 'best-lists', title: titled('best_lists'), from: shows('best_lists', 'share_picture_id') },
  ],
  authors: [
    titles('articles', refers('articles', 'author_id')),
    titles('reviews', refers('reviews', 'author_id')),
  ],
  categories: [
    titles('articles', relates('articles', 'categories_id', 'categories')),
    titles('reviews', refers('reviews', 'category_id')),
    titles('categories', refers('categories', 'parent_id')),
  ],
  articles: [
    titles('articles', relates('articles', 'articles_id', 'related')),
    { collection: 'comments', title: 'left(u.text, 40)', from: refers('comments', 'article_id') },
  ],
  pages: [
    {
      collection: 'campaigns',
      title: CAMPAIGN,
      from: 'campaigns u join pages p on p.route = u.route where p.id = $1::uuid',
    },
  ],
  'product-copy': [],
  guides: [],
  reviews: [],
  'best-lists': [],
  legal: [],
  faq: [],
} satisfies Record<string, Finding[]>

export type Used = keyof typeof USES
export const isUsed = (slug: string): slug is Used => Object.hasOwn(USES, slug)

/** Not every table has the column. */
const IS_TRASHED = `to_jsonb(u) ->> 'deleted_at' is not null`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_OF_A_KIND = 10

export async function usesOf(req: PayloadRequest, slug: Used, id: string): Promise<Use[]> {
  if (!UUID.test(id)) return []
  const findings: Finding[] = [...USES[slug], ...TEXTS]
  const selects = findings.map(
    ({ collection, title, from }) =>
      `(select distinct '${collection}' as collection, u.id::text as id, ${title}::text as title,
        ${IS_TRASHED} as "isTrashed" from ${from} limit ${MAX_OF_A_KIND})`,
  )
  const uses = await transactionOf(req).query<Use>(`${selects.join(' union ')} order by collection, title`, [
    id,
  ])
  const madeTitle = await madeTitles(req, uses)
  return uses.map(use => ({ ...use, title: use.title && (madeTitle(use) ?? titleOrKind(req, use)) }))
}

function titleOrKind({ i18n, payload }: PayloadRequest, { collection, id, title }: Use): string {
  const kind = payload.config.collections.find(({ slug }) => slug === collection)?.labels.singular
  return title === id ? untitled(kind, adminLanguage(i18n.language)) : title
}
