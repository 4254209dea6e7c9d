import type { Client } from 'pg'

/** Copies rows of a table `times` times; `changed` is a JSON object in SQL, in which `n` counts the copies. */
export const copies = (table: string, where: string, changed: string) =>
  `insert into ${table} select (jsonb_populate_record(t, ${changed})).*
   from ${table} t, generate_series(1, $1::int) n where ${where}`

/** Payload finds nothing by an id that is no UUID of the fourth kind. */
export const uuidOf = (text: string) =>
  `overlay(overlay(md5(${text}) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid`

export const uuid = (kind: string) => uuidOf(`'${kind}' || n`)
export const serial = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))`

const PRODUCT = `(select id from products where route = 'netflix_downloader' and os = 'win')`
const COPY = `(select id from product_copy where route = 'netflix_downloader')`
const ARTICLE = `(select id from articles where number = 101)`
const named = `'bench_' || n || '_downloader'`

const childOf = (table: string, parent: string, kind: string, id: string) =>
  copies(table, `t._parent_id = ${parent}`, `jsonb_build_object('id', ${id}, '_parent_id', ${uuid(kind)})`)
const arrayOf = (table: string) => childOf(table, COPY, 'copy', `md5(t.id || n)`)

const PRODUCTS = [
  copies(
    'products',
    `t.id = ${PRODUCT}`,
    `jsonb_build_object('id', ${uuid('product')}, 'pid', 100000 + n, 'route', ${named},
      'url', '/bench-' || n || '-downloader', 'sort_order', 100000 + n)`,
  ),
  childOf('products_translations', PRODUCT, 'product', serial('products_translations')),
  copies(
    'plans',
    `t.product_id = ${PRODUCT}`,
    `jsonb_build_object('id', ${uuidOf('t.id::text || n')}, 'product_id', ${uuid('product')},
      'pay_key', (100000 + n) || '-' || t.type)`,
  ),
  copies('product_copy', `t.id = ${COPY}`, `jsonb_build_object('id', ${uuid('copy')}, 'route', ${named})`),
  childOf('product_copy_translations', COPY, 'copy', serial('product_copy_translations')),
  ...['steps', 'features', 'questions'].map(part => arrayOf(`product_copy_${part}`)),
]

const ARTICLES = [
  copies(
    'articles',
    `t.id = ${ARTICLE}`,
    `jsonb_build_object('id', ${uuid('article')}, 'number', 100000 + n)`,
  ),
  childOf('articles_translations', ARTICLE, 'article', serial('articles_translations')),
]

/** Adds products with their plans and texts, and articles, all copies of seeded ones under names of their own. */
export async function enlarge(db: Client, counts: { products: number; articles: number }): Promise<void> {
  for (const text of PRODUCTS) await db.query(text, [counts.products])
  for (const text of ARTICLES) await db.query(text, [counts.articles])
  await db.query('analyze')
}

const FIRST_ORDER = '(select id from orders order by created_at, id limit 1)'
/** Copies of lines may come before it, licences are copied last. */
const FIRST_LINE = '(select order_line_id from licences limit 1)'

/** Orders of one line with its licence, as `storePurchase` stores them. */
const SALES = [
  copies(
    'orders',
    `t.id = ${FIRST_ORDER}`,
    `jsonb_build_object('id', ${uuid('order')}, 'number', 'B-' || n, 'idempotency_key', 'B-' || n, 'customer_id', null,
      'email', 'buyer-' || n || '@example.com')`,
  ),
  copies(
    'order_lines',
    `t.id = ${FIRST_LINE}`,
    `jsonb_build_object('id', ${uuid('line')}, 'order_id', ${uuid('order')})`,
  ),
  copies(
    'licences',
    `t.order_line_id = ${FIRST_LINE}`,
    `jsonb_build_object('id', ${uuid('licence')}, 'key', ${uuid('key')}, 'order_line_id', ${uuid('line')},
      'customer_id', null,
      'email', 'buyer-' || n || '@example.com')`,
  ),
]

/** Adds so many copies of the one order of a shop, each of a buyer of its own. */
export async function sell(db: Client, orders: number): Promise<void> {
  for (const text of SALES) await db.query(text, [orders])
  await db.query('analyze')
}
