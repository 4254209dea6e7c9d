import { type AddressBook, addressBook } from '@/site/address-book'
import type { Hosts } from '@/site/sites'
import { env } from './env'
import { ruleBook, ruleBookRevision } from './rule-book'

/** The hosts of the four sites, from the settings (PAGES, sites and languages). */
export function hosts(): Hosts {
  const { HOST_COM, HOST_JP, HOST_DISCOVER_COM, HOST_DISCOVER_JP } = env()
  return { com: HOST_COM, jp: HOST_JP, discover_com: HOST_DISCOVER_COM, discover_jp: HOST_DISCOVER_JP }
}

type Derived = { revision: number; book: AddressBook }
let derived: Derived | undefined

/** Which addresses exist, out of the stored rows of now; derived once per rule book. */
export async function addresses(): Promise<AddressBook> {
  const { book, addresses: stored } = await ruleBook()
  const revision = ruleBookRevision()
  if (derived?.revision === revision) return derived.book
  const products = book.routes.flatMap(route => book.productOf(route, 'win') ?? [])
  const guides = stored.guides.map(({ route }) => route)
  const { genericRoutes, redirects } = stored
  const made = addressBook({ hosts: hosts(), products, genericRoutes, redirects, guides })
  derived = { revision, book: made }
  return made
}
