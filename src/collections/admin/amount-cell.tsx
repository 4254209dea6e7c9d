import type { DefaultServerCellComponentProps } from 'payload'
import { CURRENCIES, formatMoney } from '@/pricing'
import { adminLanguage } from './words/language'

/** Minor units in the order's currency: 12990 and USD read $129.90. */
export function AmountCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const currency = CURRENCIES.find(known => known === rowData?.currency)
  return (
    <span>
      {currency && typeof cellData === 'number'
        ? formatMoney(cellData, currency, adminLanguage(i18n.language))
        : String(cellData ?? '')}
    </span>
  )
}
