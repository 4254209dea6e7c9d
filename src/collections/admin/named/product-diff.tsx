import type { TextFieldDiffServerComponent } from 'payload'
import { WrittenDiff } from '../versions/written-diff'
import { adminLanguage } from '../words/language'
import { productsIn } from './catalogue'
import { namesOf } from './named-value'

/** What a version changed, by names. */
export const ProductDiff: TextFieldDiffServerComponent = async props => {
  const { clientField, comparisonValue, i18n, locale, nestingLevel, req, versionValue } = props
  const language = adminLanguage(i18n.language)
  const options = await productsIn(req.payload, language, req.user)
  const written = (kept: unknown) => namesOf(kept, options, language)
  const both = { from: written(comparisonValue), to: written(versionValue) }
  return <WrittenDiff {...{ ...both, i18n, locale, nestingLevel }} label={clientField.label} />
}
