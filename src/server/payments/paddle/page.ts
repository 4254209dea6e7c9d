import { orderById } from '../../orders/order'
import { orderUrl } from '../../orders/url'
import { database } from '../../runtime/database'
import { env } from '../../runtime/env'
import { subscriptionById } from '../../subscriptions/stored'
import { cardReturn } from '../card-change/open'
import { changeNamed } from '../card-change/stored'
import { sessionNamed } from '../sessions'

/** What our page over which Paddle lays its checkout has to know. */
export type PaddlePage = {
  transaction: string
  locale: string
  /** Where it leads afterwards. */
  backUrl: string
  script: string
  token: string
  isTrial: boolean
}

export type FoundPage =
  | { kind: 'page'; page: PaddlePage }
  | { kind: 'over'; backUrl: string }
  | { kind: 'missing' }

/** Only a transaction that is still payable at our side is opened; one that is over leads to its order. */
export async function paddlePage(transaction: string): Promise<FoundPage> {
  if (!/^txn_\w{1,64}$/.test(transaction)) return { kind: 'missing' }
  const session = await sessionNamed(database, 'paddle', transaction)
  const order = session && (await orderById(database, session.orderId))
  if (!session || !order) return cardPage(transaction)
  const isOpen = session.state === 'open' && Date.now() < session.expiresAt
  return found({ transaction, isOpen, locale: order.locale, backUrl: orderUrl(order) })
}

/** On which another card is told, without an order. */
async function cardPage(transaction: string): Promise<FoundPage> {
  const change = await changeNamed(database, 'paddle', transaction)
  const held = change && (await subscriptionById(database, change.subscriptionId))
  if (!change || !held) return { kind: 'missing' }
  const { locale, site } = held
  const backUrl = cardReturn({ site, change: change.id })
  return found({ transaction, isOpen: change.state === 'open', locale, backUrl })
}

type Opened = Pick<PaddlePage, 'transaction' | 'locale' | 'backUrl'> & { isOpen: boolean }

function found({ isOpen, backUrl, ...page }: Opened): FoundPage {
  if (!isOpen) return { kind: 'over', backUrl }
  const { PADDLE_CLIENT_TOKEN: token = '', PADDLE_SCRIPT_URL: script, PADDLE_API_URL } = env()
  const isTrial = new URL(PADDLE_API_URL).hostname.startsWith('sandbox-')
  return { kind: 'page', page: { ...page, backUrl, script, token, isTrial } }
}
