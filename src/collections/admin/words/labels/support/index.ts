import { CUSTOMERS } from './customers'
import { DEEDS } from './deeds'
import { PAYMENTS } from './payments'
import { SUBSCRIPTIONS } from './subscriptions'
import { TICKETS } from './tickets'

/** What the collections of «Support» say, as far as those above them in the menu do not say it too. */
export const SUPPORT = {
  ...CUSTOMERS,
  ...SUBSCRIPTIONS,
  ...TICKETS,
  ...DEEDS,
  ...PAYMENTS,
}
