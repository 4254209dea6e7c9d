import { type Currency, formatMoney } from '@/pricing'
import { spoken, t } from '../words/of-request'
import { listText } from '../words/written/joined'

/** Amounts in minor units, such as «$129.90, €99.00»; «nothing» where there are none. */
export const amountsText = (amounts: readonly { currency: Currency; amount: number }[]): string =>
  listText(amounts.map(({ currency, amount }) => formatMoney(amount, currency, spoken()))) || t('nothing')
