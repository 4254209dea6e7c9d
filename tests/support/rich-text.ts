/** Small rich texts as the editor stores them. */
type Node = Record<string, unknown>

export const words = (text: string, format = 0): Node => ({
  type: 'text',
  text,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
  version: 1,
})
const within = (type: string, children: Node[], more: Node = {}): Node => ({
  type,
  children,
  format: '',
  indent: 0,
  version: 1,
  direction: 'ltr',
  ...more,
})
export const link = (text: string, url: string): Node =>
  within('link', [words(text)], { version: 3, fields: { url, newTab: false, linkType: 'custom' } })
export const paragraph = (...children: Node[]): Node => within('paragraph', children)
const cell = (text: string): Node =>
  within('tablecell', [paragraph(words(text))], { headerState: 0, colSpan: 1, rowSpan: 1 })
export const table = (...rows: string[][]): Node =>
  within(
    'table',
    rows.map(row => within('tablerow', row.map(cell))),
  )
/** A card of a product: no words of its own. */
export const card = (product: string): Node => ({
  type: 'relationship',
  relationTo: 'products',
  value: product,
  format: '',
  version: 2,
})
export const heading = (tag: string, text: string): Node => within('heading', [words(text)], { tag })
/** A notice, a product card, a button and the like. */
export const block = (blockType: string, fields: Node): Node => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: blockType, blockName: '', blockType, ...fields },
})
export const richText = (...children: Node[]) => ({
  root: {
    type: 'root',
    children: children.map(child => ({ version: 1, type: 'paragraph', ...child })),
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
  },
})
