import type { PriceDifference } from '@/pricing'
import { t } from '../../words/of-request'
import { notPricedText, refusalText } from '../why-not'

type Naming = { rule: string; money: (amount: number) => string }

export function differenceText(difference: PriceDifference, { rule, money }: Naming): string {
  switch (difference.kind) {
    case 'not_sold':
      return t('Today it is not sold to this buyer. {why}.', { why: notPricedText(difference.error) })
    case 'currency':
      return t('Today such a buyer pays in another currency.')
    case 'list':
      return t('The list price was {before} and is {after}.', amountsOf(difference, money))
    case 'selling':
      return t('The usual price was {before} and is {after}.', amountsOf(difference, money))
    case 'gone':
      return t('{rule} counted then. Today it no longer runs, was changed or is no longer there.', { rule })
    case 'refused':
      return t('{rule} counted then. Today it does not: {why}.', {
        ...{ rule, why: refusalText(difference.because) },
      })
    case 'changed':
      return t('{rule} came to {before} then and comes to {after} today.', {
        ...{ rule, ...amountsOf(difference, money) },
      })
    case 'added':
      return t('{rule} counts today and did not then.', { rule })
  }
}

type Amounts = { before: number; after: number }

const amountsOf = ({ before, after }: Amounts, money: Naming['money']) => ({
  ...{ before: money(before), after: money(after) },
})
