'use client'
import { useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'
import { adminLanguage } from '../words/language'
import { currencyOfColumn } from './number-text'
import { TypedNumber } from './typed-number'
import { amountIn, percentIn } from './writings'

/** An amount in the currency that its column names, as the shop writes it: 19.90. */
export const PriceField: NumberFieldClientComponent = props => (
  <TypedNumber {...props} {...amountIn(currencyOfColumn(props.field.name))} />
)

/** A part of one that is typed and read as a percentage. */
export const PercentField: NumberFieldClientComponent = props => {
  const language = adminLanguage(useTranslation().i18n.language)
  return <TypedNumber {...props} {...percentIn(language)} />
}
