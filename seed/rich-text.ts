/** Rich text as the editor stores it, from a small part of Markdown: ## and ### headings, lists, **bold**, [links](/to). */
type Node = Record<string, unknown>

const base = { format: '', indent: 0, version: 1, direction: 'ltr' }
const BOLD = 1

const textNode = (text: string, format = 0): Node => ({
  type: 'text',
  text,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
  version: 1,
})

const linkNode = (label: string, url: string): Node => ({
  ...base,
  type: 'link',
  version: 3,
  fields: { url, newTab: false, linkType: 'custom' },
  children: [textNode(label)],
})

const INLINE = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

function inline(line: string): Node[] {
  const nodes: Node[] = []
  let end = 0
  for (const match of line.matchAll(INLINE)) {
    const [whole, bold, label, url] = match
    if (match.index > end) nodes.push(textNode(line.slice(end, match.index)))
    nodes.push(bold === undefined ? linkNode(label ?? '', url ?? '') : textNode(bold, BOLD))
    end = match.index + whole.length
  }
  if (end < line.length) nodes.push(textNode(line.slice(end)))
  return nodes
}

const listItem = (line: string, index: number): Node => ({
  ...base,
  type: 'listitem',
  value: index + 1,
  children: inline(line.replace(/^(- |\d+\. )/, '')),
})

function list(lines: string[], tag: 'ul' | 'ol'): Node {
  return {
    ...base,
    type: 'list',
    tag,
    listType: tag === 'ul' ? 'bullet' : 'number',
    start: 1,
    children: lines.map(listItem),
  }
}

function block(text: string): Node {
  const lines = text.split('\n').map(line => line.trim())
  const heading = /^(##|###) (.+)$/.exec(text)
  if (heading)
    return {
      ...base,
      type: 'heading',
      tag: heading[1] === '##' ? 'h2' : 'h3',
      children: inline(heading[2] ?? ''),
    }
  if (lines.every(line => line.startsWith('- '))) return list(lines, 'ul')
  if (lines.every(line => /^\d+\. /.test(line))) return list(lines, 'ol')
  return { ...base, type: 'paragraph', textFormat: 0, textStyle: '', children: inline(lines.join(' ')) }
}

/** Blocks are parted by an empty line. */
export const richText = (markdown: string): Node => ({
  root: {
    ...base,
    type: 'root',
    children: markdown
      .trim()
      .split(/\n\s*\n/)
      .map(part => block(part.trim())),
  },
})
