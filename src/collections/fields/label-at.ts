import type { Field } from 'payload'
import { labelIn } from '../admin/words/label-in'
import type { AdminLanguage } from '../admin/words/language'

/** The form's label at a path such as `steps.0.price`; where it has none, the last word of the path. */
export function labelAt(fields: readonly Field[], path: string, language: AdminLanguage = 'en'): string {
  const names = path.split('.').filter(name => !/^\d+$/.test(name))
  return labelIn(fieldAt(fields, names)?.label, language) ?? inWords(names.at(-1) ?? path)
}

type Named = { label?: unknown }

function fieldAt(fields: readonly Field[], [name, ...rest]: readonly string[]): Named | undefined {
  for (const field of fields) {
    const children = childrenOf(field)
    const isNamed = 'name' in field
    if (isNamed && field.name === name) return rest.length > 0 ? fieldAt(children, rest) : labelled(field)
    const found = isNamed ? undefined : fieldAt(children, [name ?? '', ...rest])
    if (found) return found
  }
  return undefined
}

const labelled = (field: Field): Named => ('label' in field ? field : {})

function childrenOf(field: Field): readonly Field[] {
  if ('fields' in field) return field.fields
  return 'tabs' in field ? field.tabs.flatMap(({ fields }) => fields) : []
}

/** pay_key → Pay key. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
