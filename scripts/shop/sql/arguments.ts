import {
  type BindingName,
  type CallExpression,
  isBindingElement,
  isCallExpression,
  isFunctionLikeDeclaration,
  isIdentifier,
  isSpreadElement,
  type Node,
  type ParameterDeclaration,
} from 'typescript/unstable/ast'
import { elementsOf } from './literals'
import { taken } from './patterns'
import {
  choose,
  list,
  NONE,
  NOTHING_GIVEN,
  placeOf,
  type Reading,
  runtime,
  type Scope,
  type Value,
} from './value'

/** What the callers of a function give for a parameter: of all its parameters always those of the same call. */
export function argument(reading: Reading, parameter: ParameterDeclaration): Value {
  const call = callOf(reading, parameter)
  if (!call) return runtime(parameter)
  const node = argumentIn(call, parameter)
  return node
    ? reading.evaluate(node, NOTHING_GIVEN)
    : given(reading, parameter, elementsOf(reading, call.arguments, NOTHING_GIVEN))
}

/** One of the calls of the function that has a parameter; undefined where nobody calls it. */
export function callOf(reading: Reading, { parent }: ParameterDeclaration): CallExpression | undefined {
  const calls = reading.sources.callsOf(parent)
  if (calls.length === 0) return undefined
  const chosen = choose(reading, `call ${placeOf(parent)}`, calls.map(runtime))
  return chosen.kind === 'runtime' && isCallExpression(chosen.node) ? chosen.node : undefined
}

/** The expression that a call gives for a parameter; undefined for a list of them, and for none. */
export function argumentIn(call: CallExpression, parameter: ParameterDeclaration): Node | undefined {
  const isPlain = !parameter.dotDotDotToken && ![...call.arguments].some(isSpreadElement)
  return isPlain ? call.arguments[parametersOf(parameter.parent).indexOf(parameter)] : undefined
}

function given(reading: Reading, parameter: ParameterDeclaration, values: readonly Value[]): Value {
  const place = parametersOf(parameter.parent).indexOf(parameter)
  if (parameter.dotDotDotToken) return list(values.slice(place))
  const value = values[place] ?? NONE
  return value.kind === 'none' && parameter.initializer
    ? reading.evaluate(parameter.initializer, NOTHING_GIVEN)
    : value
}

const parametersOf = (node: Node): readonly ParameterDeclaration[] =>
  isFunctionLikeDeclaration(node) && 'parameters' in node ? [...node.parameters] : []

/** What the names of a function's parameters stand for in one call of it. */
export function scopeOfCall(
  reading: Reading,
  fn: Extract<Value, { kind: 'function' }>,
  values: readonly Value[],
): Scope {
  const scope = new Map(fn.scope)
  for (const parameter of parametersOf(fn.node))
    bind(reading, parameter.name, given(reading, parameter, values), scope)
  return scope
}

function bind(reading: Reading, name: BindingName, value: Value, scope: Map<number, Value>): void {
  if (isIdentifier(name)) {
    const found = reading.sources.declarationOf(name)
    if (found) scope.set(found.id, value)
    return
  }
  for (const each of name.elements)
    if (isBindingElement(each) && each.name) bind(reading, each.name, taken(reading, value, each), scope)
}
