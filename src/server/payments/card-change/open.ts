import { originOf } from '@/site/sites'
import { door, hosts } from '../../http/origins'
import { productNames } from '../../rule-book/product-names'
import { database } from '../../runtime/database'
import { log } from '../../runtime/log/log'
import { mayChangeCard } from '../../subscriptions/saved-card'
import { type StoredSubscription, subscriptionById } from '../../subscriptions/stored'
import { recurringOf } from '../recurring'
import type { CardPageRequest, RecurringProvider } from '../recurring-provider'
import { followCardChange } from './follow'
import { nameChange, openChange } from './stored'

type Asked = { customerId: string; id: string; at: number }
export type CardPageResult =
  | { ok: true; url: string }
  | { ok: false; why: 'not_found' | 'not_allowed' | 'no_answer' }

/** The payer's page on which a customer tells another card for a subscription of theirs; calls the payer. `at` in ms. */
export async function openCardPage({ customerId, id, at }: Asked): Promise<CardPageResult> {
  const held = await subscriptionById(database, id)
  if (!held || held.customerId !== customerId) return { ok: false, why: 'not_found' }
  const recurring = recurringOf(held.provider)
  if (!recurring || !mayChangeCard(held)) return { ok: false, why: 'not_allowed' }
  try {
    return { ok: true, url: (await openedBefore(held, recurring)) ?? (await opened(held, recurring, at)) }
  } catch (error) {
    log.warn({ error, subscription: id }, 'a payer opened no page for another card')
    return { ok: false, why: 'no_answer' }
  }
}

/** The page that was opened before, if it can still be used. */
async function openedBefore(
  held: StoredSubscription,
  recurring: RecurringProvider,
): Promise<string | undefined> {
  const change = await openChange(database, held)
  if (change.session === null) return undefined
  const page = await recurring.fetchCardPage(change.session)
  if (page.state === 'open') return page.url
  await followCardChange(change)
  return undefined
}

async function opened(held: StoredSubscription, recurring: RecurringProvider, at: number): Promise<string> {
  const change = await openChange(database, held)
  const { session, url } = await recurring.openCardPage(await requestOf(held, change.id, at))
  await nameChange(database, change, session)
  return url
}

async function requestOf(held: StoredSubscription, change: string, at: number): Promise<CardPageRequest> {
  const { mandate, email, locale, site, facts } = held
  if (mandate === null) throw new Error('A subscription has no card that could be changed.')
  const description = (await productNames(locale))(facts.items[0]?.pid ?? 0)
  const returnUrl = cardReturn({ site, change })
  return {
    mandate,
    currency: facts.currency,
    email,
    description,
    locale,
    returnUrl,
    at,
    idempotencyKey: change,
  }
}

/** The account's page, which asks what became of it. */
export const cardReturn = ({ site, change }: Pick<StoredSubscription, 'site'> & { change: string }): string =>
  `${originOf(site, hosts(), door())}/my-account/subscriptions?${new URLSearchParams({ card: change })}`
