import {
  type ElementAccessExpression,
  isBindingElement,
  isIdentifier,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isSpreadElement,
  isStringLiteral,
  type Node,
  type ObjectLiteralElementLike,
  type ObjectLiteralExpression,
  type PropertyAccessExpression,
  type TemplateExpression,
} from 'typescript/unstable/ast'
import { TypeFlags } from 'typescript/unstable/sync'
import { ofItsType } from './of-its-type'
import { choose, list, NONE, placeOf, type Reading, runtime, type Scope, text, type Value } from './value'

/** A text with values in it; all of it is unknown where one of them is. */
export function template(reading: Reading, node: TemplateExpression, scope: Scope): Value {
  let written = node.head.text
  for (const { expression, literal } of node.templateSpans) {
    const value = textIn(reading, expression, scope)
    if (value.kind !== 'text') return runtime(expression)
    written += value.text + literal.text
  }
  return text(written)
}

/** Any number makes the same statement, so 1 stands for those that are not known. */
export function textIn(reading: Reading, node: Node, scope: Scope): Value {
  const value = reading.evaluate(node, scope)
  const type = value.kind === 'runtime' && reading.sources.checker.getTypeAtLocation(node)
  return type && type.flags & TypeFlags.NumberLike ? text('1') : value
}

/** The items of a list that is written down; an unknown list within it is one unknown item. */
export const elementsOf = (reading: Reading, nodes: readonly Node[], scope: Scope): Value[] =>
  [...nodes].flatMap(node => {
    if (!isSpreadElement(node)) return [reading.evaluate(node, scope)]
    const spread = reading.evaluate(node.expression, scope)
    return spread.kind === 'list' ? spread.items : [runtime(node)]
  })

/** An object that is written down. */
export const record = (reading: Reading, node: ObjectLiteralExpression, scope: Scope): Value => ({
  kind: 'record',
  entries: new Map([...node.properties].flatMap(each => entriesOf(reading, each, scope))),
})

function entriesOf(
  reading: Reading,
  node: ObjectLiteralElementLike,
  scope: Scope,
): (readonly [string, () => Value])[] {
  if (isPropertyAssignment(node))
    return [[keyOf(node.name), () => reading.evaluate(node.initializer, scope)] as const]
  if (isShorthandPropertyAssignment(node))
    return [[keyOf(node.name), () => reading.evaluate(node.name, scope)] as const]
  if (!isSpreadAssignment(node)) return []
  const spread = reading.evaluate(node.expression, scope)
  return spread.kind === 'record' ? [...spread.entries] : []
}

/** The name of a property. */
export const keyOf = (node: Node): string => (isStringLiteral(node) ? node.text : node.getText())

/** A property of an object, or an item of a list; of an unknown key each property there is. */
export function member(
  reading: Reading,
  node: PropertyAccessExpression | ElementAccessExpression,
  scope: Scope,
): Value {
  const whole = reading.evaluate(node.expression, scope)
  if (whole.kind !== 'record' && whole.kind !== 'list') return ofItsType(reading, node)
  const key = isPropertyAccessExpression(node)
    ? text(keyOf(node.name))
    : keyOfElement(reading, node.argumentExpression, scope)
  if (whole.kind === 'list') return (key.kind === 'text' && whole.items[Number(key.text)]) || NONE
  const known = key.kind === 'text' ? key : choose(reading, `key ${placeOf(node)}`, keysOf(whole.entries))
  return (known.kind === 'text' && whole.entries.get(known.text)?.()) || NONE
}

/** One that a caller gives is any key there is. */
function keyOfElement(reading: Reading, key: Node, scope: Scope): Value {
  const found = isIdentifier(key) ? reading.sources.declarationOf(key) : undefined
  const isGiven = found && (isParameterDeclaration(found.node) || isBindingElement(found.node))
  return isGiven && !scope.has(found.id) ? runtime(key) : reading.evaluate(key, scope)
}

/** The keys of an object. */
export const keysOf = (entries: ReadonlyMap<string, unknown>): Value[] => [...entries.keys()].map(text)

/** Keys and values of an object. */
export const pairsOf = (entries: ReadonlyMap<string, () => Value>): Value[] =>
  [...entries].map(([key, value]) => list([text(key), value()]))
