import type { DefaultServerCellComponentProps } from 'payload'
import { NOTHING } from '../lists/nothing'
import { adminLanguage } from '../words/language'
import { partText, priceText, takenOffText } from './kept-text'

type Props = DefaultServerCellComponentProps

const languageOf = ({ i18n }: Props) => adminLanguage(i18n.language)
const columnOf = ({ field }: Props) => ('name' in field && field.name ? field.name : '')

/** 19.9 reads $19.90. */
export const PriceCell = (props: Props) => (
  <span>{priceText(columnOf(props), props.cellData, languageOf(props)) || NOTHING}</span>
)

/** 0.7 reads 70%. */
export const PercentCell = (props: Props) => (
  <span>{partText(props.cellData, languageOf(props)) || NOTHING}</span>
)

/** Of a coupon: what is off in percent, or its amount. */
export const DiscountCell = (props: Props) => (
  <span>{takenOffText(columnOf(props), props.rowData ?? {}, languageOf(props)) || NOTHING}</span>
)
