import type { CatalogueName } from './change'

/**
 * How a field of a row of the seed is stored. Migrations that were applied once are applied again on the next empty
 * database: a name here goes on meaning what it means. A field that moves to another column gets another name.
 */
export type Form =
  | { kind: 'columns'; columns: readonly string[]; as?: 'number' | 'day' }
  /** A column of each language's row. */
  | { kind: 'words' }
  | { kind: 'relation'; column: string; to: Related }
  | { kind: 'relations'; to: Related }
  /** A list of choices in a table of its own. */
  | { kind: 'values' }
  /** A list of texts in the collection's table of texts. */
  | { kind: 'texts' }
  /** A list of items with columns of their own. */
  | { kind: 'items' }

/** What rows name others by. */
export const RELATED = { products: 'pid', coupons: 'code' } as const
export type Related = keyof typeof RELATED

type Storage = { table: string; key: readonly string[]; fields: Readonly<Record<string, Form>> }

const columns = (...names: string[]): Form => ({ kind: 'columns', columns: names })
const relation = (column: string, to: Related): Form => ({ kind: 'relation', column, to })
const relations = (to: Related): Form => ({ kind: 'relations', to })
const values: Form = { kind: 'values' }
const texts: Form = { kind: 'texts' }
const items: Form = { kind: 'items' }

/** Fields that are not named here are columns of the same name. */
export const STORAGE: Record<CatalogueName, Storage> = {
  products: {
    table: 'products',
    key: ['pid'],
    fields: {
      status: { kind: 'columns', columns: ['status'], as: 'number' },
      public_time: { kind: 'columns', columns: ['public_time'], as: 'day' },
      suites: values,
      aliases: texts,
    },
  },
  plans: { table: 'plans', key: ['pay_key'], fields: { pid: relation('product_id', 'products') } },
  bundles: {
    table: 'bundles',
    key: ['pid'],
    fields: { pid: relation('product_id', 'products'), includes: relations('products') },
  },
  'offer-rules': {
    table: 'offer_rules',
    key: ['key'],
    fields: {
      offType: columns('off_type'),
      prod_types: values,
      lines: values,
      plans: values,
      subscription_plans: values,
      routes: texts,
      tiers: texts,
      steps: items,
    },
  },
  'subscriber-prices': { table: 'subscriber_prices', key: ['family', 'source'], fields: {} },
  coupons: {
    table: 'coupons',
    key: ['code'],
    fields: { allow_types: values, allow_locals: values, allow_payers: values, allow_products: texts },
  },
  campaigns: {
    table: 'campaigns',
    key: ['key'],
    fields: {
      startTime: columns('start_time'),
      endTime: columns('end_time'),
      timeZone: columns('starttime_tz', 'endtime_tz'),
      navType: columns('nav_type'),
      sites: values,
      locales: values,
      promotion_ids: relations('products'),
      coupons: relations('coupons'),
    },
  },
  'subscription-change-rules': {
    table: 'subscription_change_rules',
    key: ['key'],
    fields: { from_plans: values, to_plans: values },
  },
  'subscription-settings': { table: 'subscription_settings', key: [], fields: { retry_days: items } },
  'pricing-settings': { table: 'pricing_settings', key: [], fields: { currencies: items } },
}

/** How this field (`name.de` is one) of a collection is stored. */
export function formOf(name: CatalogueName, field: string): Form {
  if (field.includes('.')) return { kind: 'words' }
  return STORAGE[name].fields[field] ?? columns(field)
}
