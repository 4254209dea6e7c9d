import { type Currency, formatMoney } from '@/pricing'
import { spoken } from '../words/of-request'

/** An amount of minor units, in the language of who looks. */
export const money = (amount: number, currency: Currency): string => formatMoney(amount, currency, spoken())
