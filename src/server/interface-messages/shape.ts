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

/** What a text asks for: the kinds in which it uses each value (`count` as `argument`, as `plural`), tags as `<name>`. */
export type Shape = ReadonlyMap<string, ReadonlySet<string>>

/** The values and tags of a text in the ICU message format, in whatever branch. Throws where the text has another form. */
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
