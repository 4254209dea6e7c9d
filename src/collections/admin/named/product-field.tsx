import type { TextFieldServerProps } from 'payload'
import { adminLanguage } from '../words/language'
import { catalogueIn } from './catalogue'
import { Chooser } from './chooser'
import { productOptions } from './named-value'

type Props = TextFieldServerProps & { isOpen?: boolean }

/** Products by their names, kept as route keys. */
export async function ProductField({ clientField, i18n, isOpen, path, payload, readOnly, req }: Props) {
  const language = adminLanguage(i18n.language)
  const options = productOptions(await catalogueIn(payload, language, req.user), language)
  return <Chooser {...{ field: clientField, path, readOnly, options, isOpen }} />
}
