import type { z } from 'zod'
import { contentRows } from './content/rows'
import { savedReplies } from './content/saved-replies'
import { contentSchemas } from './content/schemas'
import { bundles } from './rows/bundles'
import { campaigns } from './rows/campaigns'
import { coupons } from './rows/coupons'
import { offerRules } from './rows/offer-rules'
import { plans } from './rows/plans'
import { productCopy } from './rows/product-copy'
import { products } from './rows/products'
import { settings } from './rows/settings'
import { subscriberPrices } from './rows/subscriber-prices'
import { storedChangeRules, storedSubscriptionSettings } from './rows/subscription-rules'
import { schemas } from './schemas'
import type { Table } from './table'

function table<Row extends object, Schema extends z.ZodType>(table: Table<Row, Schema>): Table<Row, Schema> {
  return table
}

/** What a new shop sells, brought by migrations (`npm run catalogue:migration`), before any parsing. */
export const catalogueRows = {
  products: table({
    collection: 'products',
    file: 'seed/catalogue.csv',
    key: row => String(row.pid),
    rows: products,
    schema: schemas.products,
  }),
  plans: table({
    collection: 'plans',
    file: 'seed/rows/plans.ts',
    key: row => row.pay_key,
    rows: plans,
    schema: schemas.plans,
  }),
  bundles: table({
    collection: 'bundles',
    file: 'seed/rows/bundles.ts',
    key: row => String(row.pid),
    rows: bundles,
    schema: schemas.bundles,
  }),
  'offer-rules': table({
    collection: 'offer-rules',
    file: 'seed/rows/offer-rules.ts',
    key: row => row.key,
    rows: offerRules,
    schema: schemas.offerRules,
  }),
  'subscriber-prices': table({
    collection: 'subscriber-prices',
    file: 'seed/rows/subscriber-prices.ts',
    key: row => `${row.family}-${row.source}`,
    rows: subscriberPrices,
    schema: schemas.subscriberPrices,
  }),
  coupons: table({
    collection: 'coupons',
    file: 'seed/rows/coupons.ts',
    key: row => row.code,
    rows: coupons,
    schema: schemas.coupons,
  }),
  campaigns: table({
    collection: 'campaigns',
    file: 'seed/rows/campaigns.ts',
    key: row => row.key,
    rows: campaigns,
    schema: schemas.campaigns,
  }),
  'pricing-settings': table({
    collection: 'pricing-settings',
    file: 'seed/rows/settings.ts',
    key: () => 'pricing-settings',
    rows: [settings],
    schema: schemas.settings,
  }),
  'subscription-change-rules': table({
    collection: 'subscription-change-rules',
    file: 'seed/rows/subscription-rules.ts',
    key: row => row.key,
    rows: storedChangeRules,
    schema: schemas.changeRules,
  }),
  'subscription-settings': table({
    collection: 'subscription-settings',
    file: 'seed/rows/subscription-rules.ts',
    key: () => 'subscription-settings',
    rows: [storedSubscriptionSettings],
    schema: schemas.subscriptionSettings,
  }),
}

/** What a new shop says, brought by `npm run seed`, before any parsing. */
export const textRows = {
  'product-copy': table({
    collection: 'product-copy',
    file: 'seed/copy',
    key: row => row.route,
    rows: productCopy,
    schema: schemas.productCopy,
  }),
  authors: table({
    collection: 'authors',
    file: 'seed/content',
    key: row => row.key,
    rows: contentRows.authors,
    schema: contentSchemas.authors,
  }),
  categories: table({
    collection: 'categories',
    file: 'seed/content',
    key: row => row.uid,
    rows: contentRows.categories,
    schema: contentSchemas.categories,
  }),
  articles: table({
    collection: 'articles',
    file: 'seed/content',
    key: row => String(row.number),
    rows: contentRows.articles,
    schema: contentSchemas.articles,
  }),
  guides: table({
    collection: 'guides',
    file: 'seed/content',
    key: row => row.route,
    rows: contentRows.guides,
    schema: contentSchemas.guides,
  }),
  reviews: table({
    collection: 'reviews',
    file: 'seed/content',
    key: row => String(row.number),
    rows: contentRows.reviews,
    schema: contentSchemas.reviews,
  }),
  'best-lists': table({
    collection: 'best-lists',
    file: 'seed/content',
    key: row => row.key,
    rows: contentRows.bestLists,
    schema: contentSchemas.bestLists,
  }),
  releases: table({
    collection: 'releases',
    file: 'seed/content',
    key: row => `${row.application} ${row.version}`,
    rows: contentRows.releases,
    schema: contentSchemas.releases,
  }),
  legal: table({
    collection: 'legal',
    file: 'seed/content',
    key: row => row.key,
    rows: contentRows.legal,
    schema: contentSchemas.legal,
  }),
  pages: table({
    collection: 'pages',
    file: 'seed/content',
    key: row => row.route,
    rows: contentRows.pages,
    schema: contentSchemas.pages,
  }),
  faq: table({
    collection: 'faq',
    file: 'seed/content',
    key: row => row.key,
    rows: contentRows.faq,
    schema: contentSchemas.faq,
  }),
  'saved-replies': table({
    collection: 'saved-replies',
    file: 'seed/content/saved-replies.ts',
    key: row => row.title,
    rows: savedReplies,
    schema: contentSchemas.savedReplies,
  }),
  navigation: table({
    collection: 'navigation',
    file: 'seed/content',
    key: row => row.site,
    rows: contentRows.navigation,
    schema: contentSchemas.navigation,
  }),
  redirects: table({
    collection: 'redirects',
    file: 'seed/content',
    key: row => row.from,
    rows: contentRows.redirects,
    schema: contentSchemas.redirects,
  }),
}

/** Both: rows of one name rows of the other. */
export const seedRows = { ...catalogueRows, ...textRows }
