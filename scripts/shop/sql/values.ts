import {
  isArrayLiteralExpression,
  isAsExpression,
  isIdentifier,
  isParameterDeclaration,
  isSpreadElement,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import { argumentIn, callOf } from './arguments'
import type { Reading } from './value'

/** The expressions of the values that go with a statement; undefined where they are not written down one by one. */
export function valuesOf(reading: Reading, values: Node | undefined): readonly Node[] | undefined {
  if (!values) return []
  if (isAsExpression(values)) return valuesOf(reading, values.expression)
  if (isIdentifier(values)) return valuesNamed(reading, values)
  if (!isArrayLiteralExpression(values)) return undefined
  const items = [...values.elements]
  return items.some(isSpreadElement) ? undefined : items
}

/** By a variable, or by who calls the function that they are a parameter of. */
function valuesNamed(reading: Reading, name: Node): readonly Node[] | undefined {
  const found = reading.sources.declarationOf(name)?.node
  if (!found) return undefined
  if (isVariableDeclaration(found)) return found.initializer && valuesOf(reading, found.initializer)
  if (!isParameterDeclaration(found)) return undefined
  const call = callOf(reading, found)
  const given = call && argumentIn(call, found)
  return given && valuesOf(reading, given)
}
