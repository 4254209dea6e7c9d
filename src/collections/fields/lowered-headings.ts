import { isRow, type Row } from './row'

/** A page has one heading of the first level, its title; headings of a text have three levels below it. */
const LOWERED: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** A rich text without headings of the first level, however they came into it. */
export function lowerHeadings(value: unknown): unknown {
  if (!isRow(value) || !isRow(value.root)) return value
  return { ...value, root: lowered(value.root) }
}

function lowered(node: Row): Row {
  const tag = node.type === 'heading' && LOWERED[String(node.tag)]
  const children =
    Array.isArray(node.children) && node.children.map(child => (isRow(child) ? lowered(child) : child))
  return { ...node, ...(tag && { tag }), ...(children && { children }) }
}
