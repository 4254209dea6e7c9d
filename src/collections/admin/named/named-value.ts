import type { Product } from '@/payload-types'
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
const once = (options: readonly NamedValue[]): NamedValue[] =>
  options.filter(({ value }, at) => options.findIndex(option => option.value === value) === at)

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
export const namesOf = (kept: unknown, options: readonly NamedValue[]): string =>
  keptByName(kept, options, value => value)
    .map(({ label }) => label)
    .join(', ')
