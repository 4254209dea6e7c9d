import {
  type CallExpression,
  isBlock,
  isFunctionLikeDeclaration,
  isPropertyAccessExpression,
  isReturnStatement,
  type Node,
  type PropertyAccessExpression,
} from 'typescript/unstable/ast'
import { scopeOfCall } from './arguments'
import { elementsOf, keysOf, pairsOf } from './literals'
import { ofItsType } from './of-its-type'
import { list, type Reading, runtime, type Scope, text, type Value } from './value'

const METHODS: ReadonlySet<string> = new Set(['join', 'map', 'replaceAll', 'keys', 'values', 'entries'])

/** What a call gives: of a function that returns one expression, and of a few methods of lists, texts and objects. */
export function call(reading: Reading, node: CallExpression, scope: Scope): Value {
  const { expression } = node
  const values = () => elementsOf(reading, node.arguments, scope)
  if (isPropertyAccessExpression(expression))
    return (
      (METHODS.has(expression.name.text) && method(reading, expression, scope, values())) ||
      ofItsType(reading, node)
    )
  const callee = reading.evaluate(expression, scope)
  return callee.kind === 'function' ? result(reading, callee, values()) : ofItsType(reading, node)
}

function result(reading: Reading, fn: Extract<Value, { kind: 'function' }>, values: readonly Value[]): Value {
  const expression = returnedBy(fn.node)
  return expression ? reading.evaluate(expression, scopeOfCall(reading, fn, values)) : runtime(fn.node)
}

function returnedBy(fn: Node): Node | undefined {
  const body = isFunctionLikeDeclaration(fn) && 'body' in fn ? fn.body : undefined
  if (!body || !isBlock(body)) return body
  const last = body.statements.at(-1)
  return last && isReturnStatement(last) ? last.expression : undefined
}

function method(
  reading: Reading,
  { expression, name }: PropertyAccessExpression,
  scope: Scope,
  values: readonly Value[],
): Value | undefined {
  const [first, second] = values
  if (expression.getText() === 'Object' && first?.kind === 'record') return ofObject(name.text, first.entries)
  const on = reading.evaluate(expression, scope)
  if (on.kind === 'text' && name.text === 'replaceAll' && first?.kind === 'text' && second?.kind === 'text')
    return text(on.text.replaceAll(first.text, second.text))
  if (on.kind !== 'list') return undefined
  if (name.text === 'join' && first?.kind === 'text') return joined(on.items, first.text)
  return name.text === 'map' && first?.kind === 'function'
    ? list(on.items.map((item, at) => result(reading, first, [item, text(String(at))])))
    : undefined
}

function ofObject(name: string, entries: ReadonlyMap<string, () => Value>): Value | undefined {
  if (name === 'keys') return list(keysOf(entries))
  if (name === 'values') return list([...entries.values()].map(value => value()))
  return name === 'entries' ? list(pairsOf(entries)) : undefined
}

function joined(items: readonly Value[], between: string): Value {
  const unknown = items.find(({ kind }) => kind !== 'text')
  if (unknown) return unknown.kind === 'runtime' ? unknown : { kind: 'none' }
  return text(items.flatMap(item => (item.kind === 'text' ? item.text : [])).join(between))
}
