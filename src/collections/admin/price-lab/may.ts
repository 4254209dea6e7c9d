import { isMarketer, isSupport } from '../../access/roles'

/** What somebody of the staff may see in the lab: prices, and what is a customer's (the access of the collections). */
export type May = { prices: boolean; customers: boolean }

export const mayOf = (user: unknown): May => ({
  prices: isMarketer(user) || isSupport(user),
  customers: isSupport(user),
})
