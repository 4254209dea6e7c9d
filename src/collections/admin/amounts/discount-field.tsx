'use client'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { adminLanguage } from '../words/language'
import type { Say } from '../words/say'
import { useWords } from '../words/use-words'
import { currencyOfColumn } from './number-text'
import { TypedNumber } from './typed-number'
import { useOwnNumber } from './use-own-number'
import { amountIn, percentOffIn } from './writings'

/** What a coupon takes off, or the price that it makes, by its type: «25 %» or 19.90. */
export const DiscountField: NumberFieldClientComponent = props => {
  const writing = writingOf(useType())
  useOwnNumber(props.path, writing)
  const language = adminLanguage(useTranslation().i18n.language)
  const t = useWords()
  if (writing === 'percent')
    return <TypedNumber key={writing} {...props} {...percentOffIn(language)} label={t('Percent off')} />
  if (writing === 'none') return null
  return <TypedNumber key={writing} {...props} {...amountIn('USD')} label={labelOf(writing, 'USD', t)} />
}

/** The same in another currency than the converted one; a percentage needs none. */
export const DiscountInCurrency: NumberFieldClientComponent = props => {
  const writing = writingOf(useType())
  useOwnNumber(props.path, writing)
  const t = useWords()
  if (writing !== 'price' && writing !== 'amount') return null
  const currency = currencyOfColumn(props.field.name)
  return <TypedNumber {...props} {...amountIn(currency)} label={labelOf(writing, currency, t)} />
}

const labelOf = (writing: 'price' | 'amount', currency: string, t: Say): string =>
  t(writing === 'price' ? 'New price ({currency})' : 'Amount off ({currency})', { currency })

const WRITINGS = new Map<unknown, 'percent' | 'price' | 'amount'>([
  ['rate', 'percent'],
  ['fixed', 'price'],
  ['num', 'amount'],
])

const writingOf = (type: unknown) => WRITINGS.get(type) ?? 'none'

const useType = () => useFormFields(([fields]) => fields.type?.value)
