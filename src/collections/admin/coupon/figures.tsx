import { formatMoney } from '@/pricing'
import type { CouponNumbers } from '@/server/coupons/numbers'

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
