import { type Namer, productNamer } from '../catalogue/namer'
import { type ShakenUpgrade, shakenUpgrades } from '../payments/differences/shaken-upgrades'
import { productNames } from '../rule-book/product-names'
import { allOf } from '../runtime/all-of'
import { database } from '../runtime/database'
import { type TicketView, ticketsOf } from '../support/thread'
import type { AuditRecord } from './audit'
import { auditRecords } from './audit-records'
import { type DeclarationRecord, declarationRecords } from './declarations'
import { type EmailRecord, emailRecords } from './emails'
import { type LicenceRecord, licenceRecords } from './licences'
import { type OrderRecord, orderRecords } from './orders'
import { type OwnershipRecord, ownershipRecord } from './ownership'
import { type Person, type PersonName, personOf, unclaimedOrder } from './person'
import { type SubscriptionRecord, subscriptionRecords } from './subscriptions'

/** All that support sees of a person; without secrets and whole keys. */
export type CustomerFile = {
  person: Person
  ownership: OwnershipRecord
  subscriptions: SubscriptionRecord[]
  orders: OrderRecord[]
  licences: LicenceRecord[]
  declarations: DeclarationRecord[]
  emails: EmailRecord[]
  tickets: TicketView[]
  audit: AuditRecord[]
  /** By order number: what its refund would make the customer owe for other purchases. */
  shaken: ReadonlyMap<string, readonly ShakenUpgrade[]>
  /** For a customer: an order under their address that belongs to no account yet. */
  unclaimed: string | undefined
  nameOf: (pid: number) => string
  nameOfRoute: Namer
}

/** At an instant (ms), in a dozen statements at most; undefined where there is nobody. */
export async function customerFile(name: PersonName, at: number): Promise<CustomerFile | undefined> {
  const person = await personOf(name)
  if (!person) return undefined
  const orders = await orderRecords(person)
  const parts = await allOf({
    subscriptions: subscriptionRecords(person, at),
    licences: licenceRecords(person),
    declarations: declarationRecords(person),
    emails: emailRecords(person),
    tickets: person.customer ? ticketsOf(person.customer.id) : [],
    audit: auditRecords(person),
    shaken: shakenUpgrades(orders.map(({ number }) => number)),
    unclaimed: person.customer ? unclaimedOrder(database, person) : undefined,
    nameOf: productNames('en'),
    nameOfRoute: productNamer({ locale: 'en' }),
  })
  const ownership = await ownershipRecord(person, at, orders[0]?.os ?? 'win')
  return { person, ownership, orders, ...parts }
}
