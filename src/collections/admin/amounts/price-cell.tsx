import type { DefaultServerCellComponentProps } from 'payload'
import { adminLanguage } from '../words/language'
import { amountShown, currencyOfColumn, otherPart, percentShown } from './number-text'

type Props = DefaultServerCellComponentProps

const languageOf = ({ i18n }: Props) => adminLanguage(i18n.language)

/** 19.9 reads $19.90. */
export const PriceCell = (props: Props) => {
  const { cellData, field } = props
  const name = 'name' in field && field.name ? field.name : ''
  return typeof cellData === 'number' ? (
    <span>{amountShown(cellData, currencyOfColumn(name), languageOf(props))}</span>
  ) : null
}

/** 0.7 reads 70%. */
export const PercentCell = (props: Props) =>
  typeof props.cellData === 'number' ? <span>{percentShown(props.cellData, languageOf(props))}</span> : null

/** Of a coupon: what is off in percent, or its amount. */
export const DiscountCell = (props: Props) => {
  const { cellData, rowData } = props
  const isShown = typeof cellData === 'number' && rowData?.type !== 'diff'
  if (!isShown) return null
  return rowData?.type === 'rate' ? (
    <span>{percentShown(otherPart(cellData), languageOf(props))}</span>
  ) : (
    <PriceCell {...props} />
  )
}
