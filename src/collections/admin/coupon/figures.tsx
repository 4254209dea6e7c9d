import { formatMoney } from '@/pricing'
import type { CouponNumbers } from '@/server/coupons/numbers'
import { spoken, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { listText } from '../words/written/joined'

export function CouponFigures({ numbers }: { numbers: CouponNumbers }) {
  return (
    <dl className="this-coupon__figures">
      {figuresOf(numbers).map(([name, text]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type Figure = readonly [name: Sentence, text: string]

function figuresOf(numbers: CouponNumbers): Figure[] {
  const { redeemed, held, maxUses, over, codes, codesUsed, orders, revenue } = numbers
  const amounts = revenue.map(({ amount, currency }) => formatMoney(amount, currency, spoken()))
  const left = maxUses === null ? t('any number') : String(Math.max(0, maxUses - redeemed - held))
  return [
    [
      'Redeemed',
      over > 0
        ? t('{redeemed}, {over} of them beyond a limit, since the money came late', { redeemed, over })
        : `${redeemed}`,
    ],
    ...(held > 0 ? [['In a payment just now', `${held}`] as const] : []),
    ['Uses left', left],
    ...(codes > 0
      ? [
          [
            'Codes for one use',
            t('{codes}, {unused} of them unused', { codes, unused: codes - codesUsed }),
          ] as const,
        ]
      : []),
    ['Paid orders', `${orders}`],
    ['Revenue, without refunds and renewals', listText(amounts) || t('none')],
  ]
}
