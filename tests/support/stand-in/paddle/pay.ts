import { type CardKind, cardOf } from '../cards'
import { textAt } from '../form-body'
import { challengePage, endPage, payPage } from '../pages'
import type { Answer, Call, Route } from '../route'
import { totalOf } from './adjustments'
import { isRecurring } from './items'
import { attemptOf, needTransaction, type Transaction, tellPaddle } from './objects'
import { beginSubscription, moveSubscription } from './subscriptions'

const TITLE = 'Paddle checkout (stand-in)'

export const PADDLE_PAGES: Route[] = [
  { front: 'paddle', method: 'GET', path: '/paddle.js', run: async () => script },
  { front: 'paddle', method: 'GET', path: '/pay/paddle/:id', run: show },
  { front: 'paddle', method: 'POST', path: '/pay/paddle/:id', run: press },
]

/** Paddle's loader, as far as a page of ours uses it: it leads to a page instead of laying one over ours. */
const script: Answer = {
  status: 200,
  type: 'text/javascript',
  body: `(() => {
    const home = new URL(document.currentScript.src).origin
    window.Paddle = {
      Environment: { set() {} },
      Initialize({ token }) { if (!token) throw new Error('[PADDLE BILLING] You must pass a token') },
      Checkout: { open({ transactionId, settings }) {
        location.href = home + '/pay/paddle/' + transactionId + '?back=' + encodeURIComponent(settings.successUrl)
      } },
    }
  })()`,
}

const html = (body: string): Answer => ({ status: 200, type: 'text/html; charset=utf-8', body })

const isPayable = ({ status }: Transaction): boolean => status === 'draft' || status === 'ready'

/** Who sees the page has told Paddle who they are: the transaction is ready. */
async function show({ ids: [id = ''], ledger }: Call): Promise<Answer> {
  const found = await needTransaction(ledger, id)
  if (!isPayable(found)) return html(endPage(TITLE))
  return html(pageOf(await ledger.put<Transaction>('paddle', 'transaction', { ...found, status: 'ready' })))
}

const pageOf = (found: Transaction, problem?: string): string =>
  payPage({
    title: TITLE,
    what: 'Your order',
    amount: `${totalOf(found)} ${found.currency_code}`,
    problem,
    back: found.checkout?.url ?? null,
  })

async function press(call: Call): Promise<Answer> {
  const {
    ids: [id = ''],
    ledger,
    body,
  } = call
  const found = await needTransaction(ledger, id)
  if (!isPayable(found)) return html(endPage(TITLE))
  if (textAt(body, 'challenge'))
    return textAt(body, 'answer') === 'complete' ? paid(call, found, 'threeDSecure') : declined(call, found)
  const card = cardOf(textAt(body, 'card') ?? '')
  if (card === 'threeDSecure') return html(challengePage(TITLE))
  return card === undefined || card === 'declined' || card === 'hardDecline'
    ? declined(call, found)
    : paid(call, found, card)
}

async function declined({ ledger, now }: Call, found: Transaction): Promise<Answer> {
  const payments = [attemptOf(found, now, { error_code: 'declined' }), ...found.payments]
  const after = await ledger.put<Transaction>('paddle', 'transaction', { ...found, payments })
  await tellPaddle(ledger, 'transaction.payment_failed', after)
  return html(pageOf(after, 'Your card was declined.'))
}

async function paid({ ledger, now, query }: Call, found: Transaction, card: CardKind): Promise<Answer> {
  const payments = [attemptOf(found, now, { card }), ...found.payments]
  const paying: Transaction = { ...found, status: 'paid', payments }
  await tellPaddle(ledger, 'transaction.paid', paying)
  const subscription_id = found.items.some(isRecurring)
    ? await beginSubscription(ledger, found, card)
    : (found.subscription_id ?? null)
  const after: Transaction = { ...found, status: 'completed', payments, card, subscription_id }
  await ledger.put('paddle', 'transaction', after)
  if (found.origin === 'subscription_payment_method_change' && subscription_id)
    await moveSubscription(ledger, subscription_id, { card }, 'subscription.updated')
  await tellPaddle(ledger, 'transaction.completed', after)
  return { status: 303, body: '', location: query.get('back') ?? '/' }
}
