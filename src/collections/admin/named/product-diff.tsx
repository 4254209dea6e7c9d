import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
} from '@payloadcms/ui/rsc'
import type { TextFieldDiffServerComponent } from 'payload'
import { adminLanguage } from '../words/language'
import { productsIn } from './catalogue'
import { namesOf } from './named-value'

/** What a version changed, by names. */
export const ProductDiff: TextFieldDiffServerComponent = async props => {
  const { clientField, comparisonValue, i18n, locale, nestingLevel, req, versionValue } = props
  const language = adminLanguage(i18n.language)
  const options = await productsIn(req.payload, language, req.user)
  const told = (kept: unknown) => `<p>${escapeDiffHTML(namesOf(kept, options, language))}</p>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: told(comparisonValue),
    toHTML: told(versionValue),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  })
  return (
    <FieldDiffContainer
      className="text-diff"
      {...{ From, To, i18n, label: { label: clientField.label, locale }, nestingLevel }}
    />
  )
}
