import type { OwnedLicence, Product } from '@/pricing'
import type { Visit } from '@/site/visit'
import { type LifetimePrice, lifetimePrices } from '../campaigns/lifetime'
import { loweredOffers, recommendedFirst, type Upgrade } from '../campaigns/upgrades'
import { anonymous } from '../catalogue/offers'
import { ownedSeen } from '../catalogue/owned-seen'
import { ruleBookOf } from '../preview/rule-book'
import type { Icons } from '../rule-book/icons'
import { type ReceiptLine, receiptOf } from './receipt'

export type OwnUpgrade = Upgrade & { receipt: readonly ReceiptLine[] }

/** The most that a licence takes off one of the offers. */
type Worth = { upgrade: Upgrade; amount: number }
export type OwnedPart = {
  /** Tells two licences of one product apart. */
  key: string
  licence: OwnedLicence
  product: Product | undefined
  worth: Worth | undefined
}

export type YourUpgrades = {
  owned: readonly OwnedPart[]
  upgrades: readonly OwnUpgrade[]
  /** What running subscriptions cost as licences for life. */
  lifetime: readonly LifetimePrice[]
  /** Of all products, in the place of their drawn signs. */
  icons: Icons
}

/** What this visit’s customer owns, what each licence is worth, and every offer at the price that the checkout asks. */
export async function yourUpgrades(visit: Visit): Promise<YourUpgrades> {
  const [{ book, icons }, owned] = await Promise.all([ruleBookOf(visit), ownedSeen(visit)])
  const asked = { ...anonymous(visit), owned }
  const offers = loweredOffers(book, asked)
  const upgrades = offers.kind === 'offers' ? offers.upgrades.toSorted(recommendedFirst) : []
  const active = owned.filter(({ expires }) => expires === null || expires > visit.at)
  return {
    owned: active.map((licence, at) => ({
      key: `${at}`,
      licence,
      product: book.productByPid(licence.pid),
      worth: worthOf(licence, upgrades),
    })),
    upgrades: upgrades.map(upgrade => ({ ...upgrade, receipt: receiptOf(upgrade) })),
    lifetime: lifetimePrices(book, asked),
    icons,
  }
}

function worthOf(owned: OwnedLicence, upgrades: readonly Upgrade[]): Worth | undefined {
  const worths = upgrades.flatMap(upgrade =>
    upgrade.credits.flatMap(({ licence, amount }) => (licence === owned ? [{ upgrade, amount }] : [])),
  )
  return worths.toSorted((a, b) => b.amount - a.amount)[0]
}
