import { isRow } from '../fields/row'
import { blockTexts, withBlockTexts } from './block-texts'
import { childrenOf, type RichNode, withCodes } from './inline-codes'
import type { Passage } from './passage'

const INLINE: readonly unknown[] = ['text', 'linebreak', 'tab', 'link', 'autolink']

const hasWords = (text: string): boolean => text.replace(/<\/?\d+\/?>/g, '').trim() !== ''

/** What is said in a rich text, passage by passage; pictures, cards, code and lines are none. */
export function passagesOf(richText: unknown): Passage[] {
  const root = isRow(richText) && isRow(richText.root) ? richText.root : undefined
  return root ? below(root, '') : []
}

function below(node: RichNode, at: string): Passage[] {
  if (node.type === 'block') return blockTexts(node, at)
  const nodes = childrenOf(node)
  if (!nodes.some(({ type }) => INLINE.includes(type)))
    return nodes.flatMap((child, index) => below(child, at ? `${at}.${index}` : String(index)))
  const { text, codes } = withCodes(nodes)
  return hasWords(text) ? [{ at, shape: shapeOf(node), text, codes, nodes }] : []
}

const shapeOf = ({ type, tag }: RichNode): string => (typeof tag === 'string' ? tag : String(type))

/** The rich text with the nodes of its passages changed; what has none stays as it is. */
export function withPassages(
  richText: unknown,
  nodesAt: (passage: Passage) => readonly RichNode[],
): RichNode | null {
  if (!isRow(richText) || !isRow(richText.root)) return null
  const said = new Map(passagesOf(richText).map(passage => [passage.at, passage]))
  return { ...richText, root: changed(richText.root, '', { said, nodesAt }) }
}

type Changes = {
  said: ReadonlyMap<string, Passage>
  nodesAt: (passage: Passage) => readonly RichNode[]
}

function changed(node: RichNode, at: string, changes: Changes): RichNode {
  const passage = changes.said.get(at)
  if (passage) return { ...node, children: changes.nodesAt(passage) }
  if (node.type === 'block')
    return withBlockTexts(node, name => {
      const text = changes.said.get(`${at}.${name}`)
      return text && changes.nodesAt(text)
    })
  if (!('children' in node)) return node
  const children = childrenOf(node).map((child, index) =>
    changed(child, at ? `${at}.${index}` : String(index), changes),
  )
  return { ...node, children }
}
