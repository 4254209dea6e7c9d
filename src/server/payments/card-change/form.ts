import { consume } from '../../http/rate-limit'
import type { Call } from '../../request/call'
import type { FormAnswer } from '../../request/form-answer'
import { openCardPage } from './open'

const SUBSCRIPTIONS = '/my-account/subscriptions'

/** Leads a subscriber to the payer's page on which another card is told; anybody else to their own subscriptions. */
export async function cardPageFromForm({ parameters, visit, customer }: Call): Promise<FormAnswer> {
  const owner = await customer()
  if (!owner) return { goTo: SUBSCRIPTIONS }
  const allowed = await consume('card_page', owner.id)
  if (!allowed.ok) return { goTo: `${SUBSCRIPTIONS}?card=too_many` }
  const asked = { customerId: owner.id, id: String(parameters.subscription ?? ''), at: visit.at }
  const opened = await openCardPage(asked)
  return { goTo: opened.ok ? opened.url : `${SUBSCRIPTIONS}?card=not_possible` }
}
