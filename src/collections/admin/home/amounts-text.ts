import { type Currency, formatMoney } from '@/pricing'
import { spoken, t } from '../words/of-request'

/** Amounts in minor units, such as «$129.90, €99.00»; «nothing» where there are none. */
export const amountsText = (amounts: readonly { currency: Currency; amount: number }[]): string =>
  amounts.map(({ currency, amount }) => formatMoney(amount, currency, spoken())).join(', ') || t('nothing')
