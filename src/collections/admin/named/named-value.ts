import type { Product } from '@/payload-types'
import { partsText } from '@/site/names-text'
import type { AdminLanguage } from '../words/language'
import { say } from '../words/say'

/** What a field keeps, and what people read. `isOld`: shown where it stands, and not offered. */
export type NamedValue = { value: string; label: string; isOld?: boolean }

export type NamedProduct = Pick<Product, 'route' | 'name' | 'status' | 'aliases'>

/** Products of all systems once, those on sale first; their old route keys go by the same name. */
export function productOptions(products: readonly NamedProduct[], language: AdminLanguage): NamedValue[] {
  const sold = new Set(products.flatMap(({ route, status }) => (status === '1' ? [route] : [])))
  const named = (value: string, { route, name }: NamedProduct): NamedValue => ({
    value,
    label: sold.has(route) ? name : say(language, '{name} (withdrawn)', { name }),
  })
  const offered = once(products.map(product => named(product.route, product)))
  const old = products.flatMap(product =>
    (product.aliases ?? []).map(alias => ({ ...named(alias, product), isOld: true })),
  )
  const { compare } = new Intl.Collator(language, { numeric: true })
  const inOrder = offered.toSorted(
    (one, other) =>
      Number(sold.has(other.value)) - Number(sold.has(one.value)) || compare(one.label, other.label),
  )
  return once([...inOrder, ...old])
}

/** The first of each value. */
function once(options: readonly NamedValue[]): NamedValue[] {
  const found = new Map<string, NamedValue>()
  for (const option of options) if (!found.has(option.value)) found.set(option.value, option)
  return [...found.values()]
}

/** Each value that is kept, by its name; `nameless` says what one is called that has none. */
export const keptByName = (
  kept: unknown,
  options: readonly NamedValue[],
  nameless: (value: string) => string,
): NamedValue[] =>
  [kept ?? []]
    .flat()
    .map(String)
    .filter(value => value !== '')
    .map(value => ({
      value,
      label: options.find(option => option.value === value)?.label ?? nameless(value),
    }))

/** What the column of a list says of one value or several. */
export const namesOf = (kept: unknown, options: readonly NamedValue[], language: AdminLanguage): string =>
  partsText(
    keptByName(kept, options, value => value).map(({ label }) => label),
    language,
  )
