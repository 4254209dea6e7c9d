import { DEEDS } from './deeds'
import { DESK } from './desk'
import { EMAILS } from './emails'
import { LICENCES } from './licences'
import { ORDERS } from './orders'
import { SUBSCRIPTIONS } from './subscriptions'
import { TICKETS } from './tickets'
import { WHO } from './who'

/** The support desk: customers, tickets, emails. */
export const SUPPORT = {
  ...DESK,
  ...TICKETS,
  ...DEEDS,
  ...WHO,
  ...ORDERS,
  ...SUBSCRIPTIONS,
  ...LICENCES,
  ...EMAILS,
}
