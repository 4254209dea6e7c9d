import {
  type BindingElement,
  isBindingElement,
  isForOfStatement,
  isFunctionDeclaration,
  isParameterDeclaration,
  isVariableDeclaration,
  type Node,
  NodeFlags,
  type VariableDeclaration,
} from 'typescript/unstable/ast'
import { argument } from './arguments'
import { ofItsType } from './of-its-type'
import { taken } from './patterns'
import { choose, NONE, NOTHING_GIVEN, placeOf, type Reading, runtime, type Scope, type Value } from './value'

/** What a name stands for: what was given or declared, else each value that its type allows. */
export function named(reading: Reading, node: Node, scope: Scope): Value {
  const found = reading.sources.declarationOf(node)
  if (!found) return node.getText() === 'undefined' ? NONE : runtime(node)
  const key = `name ${found.id}`
  const known = scope.get(found.id) ?? reading.choices.get(key)
  if (known) return known
  const value = declared(reading, found.node, scope)
  return value.kind === 'runtime' ? ofItsType(reading, node, key) : value
}

function declared(reading: Reading, node: Node, scope: Scope): Value {
  if (isFunctionDeclaration(node)) return { kind: 'function', node, scope: NOTHING_GIVEN }
  if (isVariableDeclaration(node)) return variable(reading, node, scope)
  if (isParameterDeclaration(node)) return argument(reading, node)
  return isBindingElement(node) ? bound(reading, node, scope) : runtime(node)
}

/** Of a loop each of what it goes through. */
function variable(reading: Reading, node: VariableDeclaration, scope: Scope): Value {
  const loop = node.parent.parent
  if (isForOfStatement(loop)) {
    const all = reading.evaluate(loop.expression, scope)
    return all.kind === 'list' ? choose(reading, `loop ${placeOf(node)}`, all.items) : runtime(node)
  }
  const isConstant = (node.parent.flags & NodeFlags.Const) !== 0
  return node.initializer && isConstant ? reading.evaluate(node.initializer, scope) : runtime(node)
}

function bound(reading: Reading, node: BindingElement, scope: Scope): Value {
  return taken(reading, declared(reading, node.parent.parent, scope), node)
}
