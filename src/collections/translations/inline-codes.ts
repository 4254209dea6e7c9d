import { isRow, type Row } from '../fields/row'

/** A node of a rich text, as the editor stores it. */
export type RichNode = Row

/** What stands in a passage as `<1>…</1>` or `<2/>`: a link, a bold word, a line break. */
export type Code = {
  id: number
  node: RichNode
  isPaired: boolean
  /** The original has no such mark. */
  isExtra: boolean
}
type Coded = { text: string; codes: Code[] }

export const childrenOf = ({ children }: RichNode): RichNode[] =>
  Array.isArray(children) ? children.filter(isRow) : []

export const isText = ({ type }: RichNode): boolean => type === 'text'
const formatOf = ({ format }: RichNode): number => (typeof format === 'number' ? format : 0)
const isPlain = (node: RichNode): boolean => isText(node) && formatOf(node) === 0 && !node.style

/** A code, with the backslashes before it that make words of it. */
export const CODE = /(?<!\\)(\\*)<(\/?)(\d+)(\/?)>/g
export const escaped = (text: string): string => text.replace(CODE, '\\$&')

/**
 * The nodes of one passage as a text whose marks are numbered codes, in the order in which they begin. Beside an original, a mark
 * that it has too gets the original's number, and stays what it is here.
 */
export function withCodes(nodes: readonly RichNode[], original?: readonly Code[]): Coded {
  const codes: Code[] = [...(original ?? [])]
  const free = new Set(codes.map(({ id }) => id))
  const numberOf = (node: RichNode, isPaired: boolean): number => {
    const found = alike(codes, free, node)
    if (!found) return codes.push({ id: codes.length + 1, node, isPaired, isExtra: original !== undefined })
    free.delete(found.id)
    codes[codes.indexOf(found)] = { ...found, node }
    return found.id
  }
  const told = (node: RichNode): string => {
    if (isPlain(node)) return escaped(String(node.text ?? ''))
    const isPaired = isText(node) || 'children' in node
    const id = numberOf(node, isPaired)
    if (!isPaired) return `<${id}/>`
    return `<${id}>${isText(node) ? escaped(String(node.text ?? '')) : childrenOf(node).map(told).join('')}</${id}>`
  }
  return { text: nodes.map(told).join(''), codes }
}

/** The same mark, first one that leads to the same place. */
function alike(codes: readonly Code[], free: ReadonlySet<number>, node: RichNode): Code | undefined {
  const same = codes.filter(
    ({ id, node: other }) =>
      free.has(id) && other.type === node.type && (!isText(node) || formatOf(other) === formatOf(node)),
  )
  const place = ({ fields }: RichNode) => JSON.stringify(isRow(fields) ? [fields.url, fields.doc] : null)
  return same.find(({ node: other }) => place(other) === place(node)) ?? same[0]
}

export type CodeProblem = 'unknown_code' | 'broken_code' | 'missing_code'
type Decoded = { ok: true; nodes: RichNode[] } | { ok: false; why: CodeProblem; code: string }

type Frame = { code: Code | undefined; nodes: RichNode[] }

/** A translated text as nodes, with the marks of the original; a link or a picture may not be lost, a bold word may. */
export function withoutCodes(text: string, codes: readonly Code[]): Decoded {
  const root: Frame = { code: undefined, nodes: [] }
  const open: Frame[] = [root]
  const used = new Set<number>()
  let end = 0
  for (const match of text.matchAll(CODE)) {
    const [whole, escapes = '', closes, number, alone] = match
    say(text.slice(end, match.index), open)
    end = match.index + whole.length
    if (escapes) {
      say(whole.slice(1), open)
      continue
    }
    const code = codes.find(({ id }) => id === Number(number))
    if (!code) return { ok: false, why: 'unknown_code', code: whole }
    used.add(code.id)
    if (!step(open, code, { closes: Boolean(closes), isAlone: Boolean(alone) }))
      return { ok: false, why: 'broken_code', code: whole }
  }
  say(text.slice(end), open)
  const unclosed = open.at(-1)?.code
  if (unclosed) return { ok: false, why: 'broken_code', code: `<${unclosed.id}>` }
  const lost = codes.find(({ id, node, isExtra }) => !isExtra && !isText(node) && !used.has(id))
  if (lost) return { ok: false, why: 'missing_code', code: lost.isPaired ? `<${lost.id}>` : `<${lost.id}/>` }
  return { ok: true, nodes: root.nodes }
}

type Step = { closes: boolean; isAlone: boolean }

/** Opens, closes or sets one code; false where it cannot stand here. */
function step(open: Frame[], code: Code, { closes, isAlone }: Step): boolean {
  if (code.isPaired === isAlone) return false
  if (isAlone) return !closes && Boolean(open.at(-1)?.nodes.push(code.node))
  if (!closes)
    return !open.some(frame => frame.code?.id === code.id) && Boolean(open.push({ code, nodes: [] }))
  const frame = open.at(-1)
  if (frame?.code?.id !== code.id) return false
  open.pop()
  const made = isText(code.node) ? frame.nodes : [{ ...code.node, children: frame.nodes }]
  open.at(-1)?.nodes.push(...made)
  return true
}

export const PLAIN = { type: 'text', format: 0, style: '', mode: 'normal', detail: 0, version: 1 }

/** Adds words, which have all marks that are open here. */
function say(text: string, open: readonly Frame[]): void {
  const nodes = open.at(-1)?.nodes
  if (text === '' || !nodes) return
  const marks = open.flatMap(({ code }) => (code && isText(code.node) ? [code.node] : []))
  const format = marks.reduce((all, mark) => all | formatOf(mark), 0)
  const last = nodes.at(-1)
  if (last && isText(last) && formatOf(last) === format)
    nodes.splice(-1, 1, { ...last, text: `${last.text}${text}` })
  else nodes.push({ ...PLAIN, ...marks.at(-1), text, format })
}
