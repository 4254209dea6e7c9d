import { isRow } from '../fields/row'
import { escaped, PLAIN, type RichNode } from './inline-codes'
import type { Passage } from './passage'

/** What is said in each kind of block of a rich text; the rest (a picture, a price, code) is the same in every language. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  notice: ['title', 'text'],
  quotation: ['text', 'source'],
  figure: ['caption', 'alt'],
  button: ['label'],
  code: [],
  productCard: [],
}

/** The kinds of block whose texts are known. */
export const TRANSLATED_BLOCKS: readonly string[] = Object.keys(TEXTS)

const fieldsOf = ({ fields }: RichNode): RichNode => (isRow(fields) ? fields : {})
const namesIn = (fields: RichNode): readonly string[] => TEXTS[String(fields.blockType)] ?? []

/** The texts of a block that stands at `at`. */
export function blockTexts(node: RichNode, at: string): Passage[] {
  const fields = fieldsOf(node)
  return namesIn(fields).flatMap(name => {
    const text = fields[name]
    if (typeof text !== 'string' || text.trim() === '') return []
    const shape = `${fields.blockType}.${name}`
    return [{ at: `${at}.${name}`, shape, text: escaped(text), codes: [], nodes: [{ ...PLAIN, text }] }]
  })
}

/** The block with other texts; one that `nodesOf` gives nothing for stays. */
export function withBlockTexts(
  node: RichNode,
  nodesOf: (name: string) => readonly RichNode[] | undefined,
): RichNode {
  const fields = fieldsOf(node)
  const texts = namesIn(fields).flatMap(name => {
    const nodes = nodesOf(name)
    return nodes ? [[name, nodes.map(({ text }) => String(text ?? '')).join('')] as const] : []
  })
  return { ...node, fields: { ...fields, ...Object.fromEntries(texts) } }
}
