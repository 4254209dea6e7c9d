import { type AddressBook, addressBook } from '@/site/address-book'
import { hosts } from './origins'
import { ruleBook, ruleBookRevision } from './rule-book'

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
