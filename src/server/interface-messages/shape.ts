import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'

/** Each value of a text with the kinds of its use (`count`: `argument`, `plural`); tags as `<name>`. */
export type Shape = ReadonlyMap<string, ReadonlySet<string>>

/** The values and tags in all branches of an ICU message. Throws on a syntax error. */
export function shapeOf(text: string): Shape {
  const shape = new Map<string, Set<string>>()
  for (const [name, kind] of partsOf(parse(text))) shape.set(name, (shape.get(name) ?? new Set()).add(kind))
  return shape
}

function partsOf(elements: MessageFormatElement[]): [name: string, kind: string][] {
  return elements.flatMap((element): [string, string][] => {
    if (isLiteralElement(element) || isPoundElement(element)) return []
    if (isTagElement(element)) return [[`<${element.value}>`, 'tag'], ...partsOf(element.children)]
    const own: [string, string] = [element.value, TYPE[element.type]]
    if (!isPluralElement(element) && !isSelectElement(element)) return [own]
    return [own, ...Object.values(element.options).flatMap(({ value }) => partsOf(value))]
  })
}
