import type { DefaultServerCellComponentProps } from 'payload'
import { CURRENCIES, formatMoney } from '@/pricing'

/** Minor units in the order's currency: 12990 and USD read $129.90. */
export function AmountCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const currency = CURRENCIES.find(known => known === rowData?.currency)
  return (
    <span>
      {currency && typeof cellData === 'number'
        ? formatMoney(cellData, currency, 'en')
        : String(cellData ?? '')}
    </span>
  )
}
