'use client'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { adminLanguage } from '../words/language'
import { useWords } from '../words/use-words'
import { PriceField } from './price-field'
import { TypedNumber } from './typed-number'
import { amountIn, percentOffIn } from './writings'

/** What a coupon takes off, or the price that it makes, by its type: «25 %» or 19.90. */
export const DiscountField: NumberFieldClientComponent = props => {
  const type = useType()
  const language = adminLanguage(useTranslation().i18n.language)
  const t = useWords()
  if (type === 'rate')
    return <TypedNumber key="percent" {...props} {...percentOffIn(language)} label={t('Percent off')} />
  if (!AMOUNTS.includes(type)) return null
  const label = type === 'fixed' ? t('New price (USD)') : t('Amount off (USD)')
  return <TypedNumber key="amount" {...props} {...amountIn('USD')} label={label} />
}

/** The same in another currency than the converted one; a percentage needs none. */
export const DiscountInCurrency: NumberFieldClientComponent = props =>
  AMOUNTS.includes(useType()) ? <PriceField {...props} /> : null

const AMOUNTS: readonly unknown[] = ['fixed', 'num']

const useType = () => useFormFields(([fields]) => fields.type?.value)
