import { type Catalogue, catalogueOf } from './catalogue'
import { compareKeys } from './compare'
import type { Currencies, CurrencySetting } from './currency'
import { type ShownPrices, shownPricesOf } from './prior-price'
import { type Problem, type Report, uniqueRows } from './problem'
import { type Promotions, promotionsOf } from './promotions'
import type {
  BundleRow,
  CampaignRow,
  CouponRow,
  OfferRuleRow,
  PlanRow,
  ProductRow,
  SettingsRow,
  ShownRow,
  SubscriberPriceRow,
} from './rows'
import { CURRENCIES, type Family, type Suite } from './vocabulary'

export type Rows = {
  products: ProductRow[]
  plans: PlanRow[]
  bundles: BundleRow[]
  offerRules: OfferRuleRow[]
  subscriberPrices: SubscriberPriceRow[]
  coupons: CouponRow[]
  campaigns: CampaignRow[]
  settings: SettingsRow
  shownPrices?: ShownRow[]
}

/** The rows as an immutable, indexed snapshot. */
export type RuleBook = Omit<Catalogue, 'names'> &
  Promotions & {
    readonly problems: readonly Problem[]
    /** Every route that is or was sold, in display order. */
    readonly routes: readonly string[]
    readonly currencies: Currencies
    readonly weights: Readonly<Record<Suite, number>>
    readonly stacking: SettingsRow['stacking']
    readonly shownPrices: ShownPrices
    resolveRoute(route: string): string | undefined
    subscriberPriceRow(family: Family, source: SubscriberPriceRow['source']): SubscriberPriceRow | undefined
  }

/** Indexes stored rows. Never throws: names contradicting rows in `problems` and leaves them out. */
export function buildRuleBook(rows: Rows): RuleBook {
  const problems: Problem[] = []
  const report: Report = (collection, id, reason) => {
    problems.push({ collection, id: String(id), reason })
  }
  const currencies = currenciesOf(rows.settings, report)
  const { names, ...catalogue } = catalogueOf(rows, currencies, report)
  const promotions = promotionsOf(rows.coupons, rows.campaigns, { names, currencies, report })
  const prices = subscriberPricesOf(rows.subscriberPrices, report)
  return Object.freeze({
    ...catalogue,
    ...promotions,
    problems: problems.sort(byPlace),
    routes: names.routes,
    currencies,
    weights: weightsOf(rows.settings),
    stacking: rows.settings.stacking,
    shownPrices: shownPricesOf(rows.shownPrices ?? []),
    resolveRoute: names.resolve,
    subscriberPriceRow: (family: Family, source: string) => prices.get(`${family} ${source}`),
  })
}

function byPlace(a: Problem, b: Problem): number {
  return compareKeys(a.collection, b.collection) || compareKeys(a.id, b.id) || compareKeys(a.reason, b.reason)
}

function currenciesOf(settings: SettingsRow, report: Report): Currencies {
  const collection = 'pricing-settings'
  const keyOf = ({ currency }: CurrencySetting) => currency
  const unique = uniqueRows({ collection, rows: settings.currencies, keyOf, report })
  const currencies = new Map(unique.map(setting => [setting.currency, setting]))
  for (const currency of CURRENCIES) {
    if (currency === 'USD' || currencies.has(currency)) continue
    report(collection, currency, 'has no rate, so that its visitors pay in USD')
  }
  return currencies
}

function weightsOf({ weight_video, weight_adult, weight_music }: SettingsRow): Record<Suite, number> {
  return { video: weight_video, adult: weight_adult, music: weight_music }
}

function subscriberPricesOf(rows: readonly SubscriberPriceRow[], report: Report) {
  const keyOf = ({ family, source }: SubscriberPriceRow) => `${family} ${source}`
  const unique = uniqueRows({ collection: 'subscriber-prices', rows, keyOf, report })
  return new Map(unique.map(row => [keyOf(row), row]))
}
