import {
  type BindingElement,
  isBindingPattern,
  isObjectBindingPattern,
  type Node,
} from 'typescript/unstable/ast'
import { keyOf } from './literals'
import { NONE, NOTHING_GIVEN, type Reading, runtime, type Value } from './value'

/** What one name of a pattern (`{ table, due }`, `[first]`) takes out of a value. */
export function taken(reading: Reading, whole: Value, node: BindingElement): Value {
  const value = isObjectBindingPattern(node.parent) ? property(whole, node) : item(whole, node)
  return value.kind === 'none' && node.initializer ? reading.evaluate(node.initializer, NOTHING_GIVEN) : value
}

function property(whole: Value, node: BindingElement): Value {
  if (whole.kind !== 'record') return runtime(node)
  if (!node.dotDotDotToken) return whole.entries.get(nameOf(node))?.() ?? NONE
  const others = elementsOf(node)
    .filter(each => each !== node)
    .map(nameOf)
  return { kind: 'record', entries: new Map([...whole.entries].filter(([key]) => !others.includes(key))) }
}

const elementsOf = ({ parent }: BindingElement): readonly Node[] =>
  isBindingPattern(parent) ? [...parent.elements] : []

const nameOf = (node: Node & Pick<Partial<BindingElement>, 'name' | 'propertyName'>): string =>
  keyOf(node.propertyName ?? node.name ?? node)

function item(whole: Value, node: BindingElement): Value {
  if (whole.kind !== 'list') return runtime(node)
  return whole.items[elementsOf(node).indexOf(node)] ?? NONE
}
