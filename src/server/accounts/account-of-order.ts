import { z } from 'zod'
import type { Visit } from '@/site/visit'
import { consume } from '../http/rate-limit'
import type { Order } from '../orders/order'
import { ORDERS_COOKIE, rememberOrder, secretIn } from '../orders/order-cookie'
import { orderPath } from '../orders/url'
import { visibleOrder } from '../orders/viewer'
import type { Call } from '../request/call'
import type { FormAnswer } from '../request/form-answer'
import { inTransaction } from '../runtime/database'
import { customerColumns, normalEmail, oneCustomer } from '../sessions/customer'
import { plainAddress } from '../sessions/plain-address'
import { isErased } from '../sessions/pseudonym'
import { enqueueAccountEmail } from './account-emails'

const asked = z.object({ order: z.string().min(1).max(64), secret: z.string().max(200).optional() })

/**
 * The button of a guest's paid order: a letter to the address of the order, with which its reader chooses a password. The
 * account is nobody's before, and the answer is the same whether there is one (decision 094).
 */
export async function askForAccount(call: Call): Promise<FormAnswer> {
  const form = asked.safeParse(call.parameters)
  if (!form.success) return { goTo: '/checkout?error=bad_input' }
  const { order: number } = form.data
  const secret = form.data.secret ?? secretIn(call.cookies[ORDERS_COOKIE], number)
  const order = secret === undefined ? undefined : await visibleOrder(number, { secret })
  if (!order || secret === undefined || !isGuests(order)) return { goTo: orderPath(number) }
  const { ok } = await consume('email', plainAddress(order.email))
  if (ok) await writeTo(order, call.visit)
  const cookies = [rememberOrder(call.cookies, { number: order.number, secret })]
  return { goTo: `${orderPath(number, { account: ok ? 'sent' : 'many' })}#account`, cookies }
}

const isGuests = ({ state, customerId, email }: Order): boolean =>
  state === 'paid' && customerId === null && !isErased(email)

const writeTo = ({ email }: Order, visit: Visit): Promise<void> =>
  inTransaction(async tx => {
    const address = normalEmail(email)
    await tx.query(
      'insert into customers (email, locale, marketing) values ($1, $2, false) on conflict do nothing',
      [address, visit.locale],
    )
    const text = `select ${customerColumns('c')} from customers c where lower(c.email) = $1`
    const customer = await oneCustomer(tx, text, [address])
    if (customer) await enqueueAccountEmail(tx, { customer, kind: 'open', visit })
  })
