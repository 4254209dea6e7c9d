import type { TextFieldServerProps } from 'payload'
import { asTyped } from '../addresses/address'
import { adminLanguage } from '../words/language'
import { productsIn } from './catalogue'
import { Chooser } from './chooser'

type Props = TextFieldServerProps & { isOpen?: boolean }

/** Products by their names, kept as route keys. */
export async function ProductField({ clientField, data, i18n, isOpen, path, payload, readOnly, req }: Props) {
  const language = adminLanguage(i18n.language)
  const options = await productsIn(payload, language, req.user)
  // Where something else may stand, it is the last part of an address.
  const kept = isOpen ? [data?.[clientField.name] ?? []].flat().map(String) : []
  const others = kept
    .filter(key => !options.some(({ value }) => value === key))
    .map(value => ({ value, label: `/${asTyped(value)}`, isOld: true }))
  return <Chooser {...{ field: clientField, path, readOnly, options: [...options, ...others], isOpen }} />
}
