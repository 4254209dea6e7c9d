import { type AddressBook, addressBook, keyOf } from '@/site/address-book'
import { FAMILIES, LEGAL, PERSONAL_CAMPAIGNS } from '@/site/families'
import { hosts } from '../http/origins'
import { ruleBook } from '../rule-book/live'
import { loadSnapshot, type Snapshot } from '../rule-book/load'
import type { Database } from '../runtime/database'

type Derived = { snapshot: Snapshot; book: AddressBook }
let derived: Derived | undefined

/** The addresses that exist, derived once per rule book. */
export async function addresses(): Promise<AddressBook> {
  const snapshot = await ruleBook()
  if (derived?.snapshot === snapshot) return derived.book
  derived = { snapshot, book: bookOf(snapshot) }
  return derived.book
}

/** The same inside a transaction, with its uncommitted changes. */
export const addressesIn = async (db: Database): Promise<AddressBook> => bookOf(await loadSnapshot(db))

function bookOf({ book, addresses: stored }: Snapshot): AddressBook {
  const products = book.routes.flatMap(route => book.productOf(route, 'win') ?? [])
  const guides = stored.guides.map(({ route }) => route)
  const { genericRoutes, redirects } = stored
  const campaigns = campaignPages(stored.campaigns, [
    ...book.routes,
    ...genericRoutes.map(({ route }) => route),
  ])
  return addressBook({ hosts: hosts(), products, genericRoutes, redirects, guides, campaigns })
}

/** A campaign on a page of another family (a product, say) has no address of its own. */
function campaignPages(routes: readonly string[], products: readonly string[]): string[] {
  const others = new Set([...products, ...LEGAL, ...PERSONAL_CAMPAIGNS, ...Object.keys(FAMILIES).map(keyOf)])
  return routes.filter(route => !others.has(route))
}
