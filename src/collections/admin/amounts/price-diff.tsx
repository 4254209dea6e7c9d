import type {
  FieldDiffServerComponent,
  NumberFieldDiffServerComponent,
  RowField,
  RowFieldClient,
} from 'payload'
import { isRow } from '../../fields/row'
import { WrittenDiff } from '../versions/written-diff'
import { type AdminLanguage, adminLanguage } from '../words/language'
import { partText, priceText, takenOffText } from './kept-text'

type Written = (kept: unknown, language: AdminLanguage, column: string) => string

const writtenAs =
  (text: Written): NumberFieldDiffServerComponent =>
  ({ clientField, comparisonValue, field, i18n, nestingLevel, versionValue }) => {
    const written = (kept: unknown) => text(kept, adminLanguage(i18n.language), field.name)
    const both = { from: written(comparisonValue), to: written(versionValue) }
    return <WrittenDiff {...{ ...both, i18n, nestingLevel }} label={clientField.label} />
  }

/** An amount of two versions. */
export const PriceDiff = writtenAs((kept, language, column) => priceText(column, kept, language))

/** A part of one of two versions, as a percentage. */
export const PercentDiff = writtenAs(partText)

/** What a coupon takes off in two versions, each by its own type: only the row around these fields is told the type. */
export const DiscountDiff: FieldDiffServerComponent<RowField, RowFieldClient> = props => {
  const { baseVersionField, clientField, comparisonValue, i18n, nestingLevel, versionValue } = props
  const changed = baseVersionField.fields.map(({ field }) => field?.path?.split('.').at(-1))
  const written = (column: string, coupon: unknown) =>
    isRow(coupon) ? takenOffText(column, coupon, adminLanguage(i18n.language)) : ''
  return clientField.fields.map(each => {
    if (!('name' in each) || !changed.includes(each.name)) return null
    const both = { from: written(each.name, comparisonValue), to: written(each.name, versionValue) }
    return <WrittenDiff key={each.name} {...{ ...both, i18n, nestingLevel }} label={each.label} />
  })
}
