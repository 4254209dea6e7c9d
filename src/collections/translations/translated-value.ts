import type { FlattenedField } from 'payload'
import { isRow } from '../fields/row'
import { type CodeProblem, type RichNode, withoutCodes } from './inline-codes'
import type { Pair } from './pairing'
import { withPassages } from './passages'
import { blockOf } from './words'

export type TextProblem = { path: string; why: CodeProblem; code: string }
type Translated = { ok: true; value: unknown } | { ok: false; problems: TextProblem[] }

/**
 * The value of a field in a language: laid out like the original, with its table, cards and links, and with these texts. A text
 * that is left out is empty; a field without any text is none.
 */
export function translatedValue(
  field: FlattenedField,
  original: unknown,
  pairs: readonly Pair[],
  textOf: (pair: Pair) => string,
): Translated {
  const said = pairs.map(pair => ({ pair, text: textOf(pair) }))
  if (said.every(({ text }) => text.trim() === '')) return { ok: true, value: null }
  const problems: TextProblem[] = []
  const nodes = new Map<string, readonly RichNode[]>()
  let value = withoutIds(field, structuredClone(original))
  for (const { pair, text } of said) {
    const { path, shape } = pair.original
    if (shape === 'line' || shape === 'lines') {
      value = withText(value, path.split('.').slice(1), text)
      continue
    }
    const made = nodesOf(pair, text)
    if (made.ok) nodes.set(path, made.nodes)
    else problems.push({ path, ...made })
  }
  for (const path of new Set([...nodes.keys()].map(each => each.split('/')[0] ?? '')))
    value = at(value, path.split('.').slice(1), richText =>
      withPassages(richText, passage => nodes.get(`${path}/${passage.at}`) ?? []),
    )
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: withoutGaps(value) }
}

/** A text that was not changed keeps what the language had. */
function nodesOf({ own, text, codes }: Pair, typed: string): ReturnType<typeof withoutCodes> {
  if (typed.trim() === '') return { ok: true, nodes: [] }
  return own && typed === text ? { ok: true, nodes: own.nodes } : withoutCodes(typed, codes)
}

const withText = (value: unknown, path: readonly string[], text: string): unknown =>
  at(value, path, () => text)

function at(
  value: unknown,
  [step, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? at(item, rest, change) : item))
  return isRow(value) ? { ...value, [step]: at(value[step], rest, change) } : value
}

/** Lists of plain texts hold no empty one. */
const withoutGaps = (value: unknown): unknown =>
  Array.isArray(value) && value.every(item => typeof item === 'string')
    ? value.filter(text => text.trim() !== '')
    : value

/** Rows have ids of their own in each language. */
function withoutIds(field: FlattenedField, value: unknown): unknown {
  if (!Array.isArray(value) || (field.type !== 'array' && field.type !== 'blocks')) return value
  return value.filter(isRow).map(({ id: _, ...row }) => {
    const fields =
      field.type === 'array' ? field.flattenedFields : (blockOf(field.blocks, row)?.flattenedFields ?? [])
    const below = fields.map(inner => [inner.name, withoutIds(inner, row[inner.name])] as const)
    return { ...row, ...Object.fromEntries(below.filter(([, inner]) => inner !== undefined)) }
  })
}
