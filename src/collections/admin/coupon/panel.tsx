import type { UIFieldServerProps } from 'payload'
import { formatMoney } from '@/pricing'
import { type CouponNumbers, couponNumbers } from '@/server/coupons/numbers'
import { database } from '@/server/runtime/database'
import { rowId } from '@/server/runtime/row-id'
import { may } from '../../access/may'
import { isMarketer } from '../../access/roles'
import { MakeCodes } from './make-codes'
import './panel.css'

/** Above the form of a coupon: what it brought, and its codes for one use. */
export async function ThisCoupon({ id, req }: UIFieldServerProps) {
  if (!id || !isMarketer(req.user)) return null
  const numbers = await couponNumbers(database, rowId(String(id)))
  if (!numbers) return null
  const address = `${req.payload.config.routes.api}/coupon-codes/${id}`
  return (
    <section className="field-type this-coupon" aria-labelledby="this-coupon">
      <h3 id="this-coupon">This coupon</h3>
      <CouponFigures numbers={numbers} />
      {numbers.codes > 0 && (
        <p>
          <a href={address} download>
            Download its {numbers.codes} codes as a table
          </a>
        </p>
      )}
      {(await may(req, 'update', 'coupons')) && <MakeCodes address={address} />}
    </section>
  )
}

export function CouponFigures({ numbers }: { numbers: CouponNumbers }) {
  return (
    <dl className="this-coupon__figures">
      {figuresOf(numbers).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type Figure = readonly [name: string, text: string]

function figuresOf(numbers: CouponNumbers): Figure[] {
  const { redeemed, held, maxUses, over, codes, codesUsed, orders, revenue } = numbers
  const amounts = revenue.map(({ amount, currency }) => formatMoney(amount, currency, 'en'))
  const left = maxUses === null ? 'any number' : String(Math.max(0, maxUses - redeemed - held))
  return [
    [
      'Redeemed',
      over > 0 ? `${redeemed}, ${over} of them beyond a limit, since the money came late` : `${redeemed}`,
    ],
    ...(held > 0 ? [['In a payment just now', `${held}`] as const] : []),
    ['Uses left', left],
    ...(codes > 0 ? [['Codes for one use', `${codes}, ${codes - codesUsed} of them unused`] as const] : []),
    ['Paid orders', `${orders}`],
    ['Revenue, without refunds and renewals', amounts.join(', ') || 'none'],
  ]
}
