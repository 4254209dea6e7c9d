import type { DefaultServerCellComponentProps } from 'payload'
import { NOTHING } from '../lists/nothing'
import { adminLanguage } from '../words/language'
import { amountText } from './amount-text'

/** Minor units in the order's currency: 12990 and USD read $129.90. */
export const AmountCell = ({ cellData, rowData, i18n }: DefaultServerCellComponentProps) => (
  <span>{amountText(cellData, rowData?.currency, adminLanguage(i18n.language)) || NOTHING}</span>
)
