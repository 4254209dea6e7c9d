type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A page has one heading of the first level, its title; headings of a text have three levels below it. */
const LOWERED: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** A rich text without headings of the first level, however they came into it. */
export function lowerHeadings(value: unknown): unknown {
  if (!isNode(value) || !isNode(value.root)) return value
  return { ...value, root: lowered(value.root) }
}

function lowered(node: Node): Node {
  const tag = node.type === 'heading' && LOWERED[String(node.tag)]
  const children =
    Array.isArray(node.children) && node.children.map(child => (isNode(child) ? lowered(child) : child))
  return { ...node, ...(tag && { tag }), ...(children && { children }) }
}
