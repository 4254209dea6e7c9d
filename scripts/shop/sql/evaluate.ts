import {
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isSatisfiesExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { call } from './calls'
import { binary, conditional } from './conditions'
import { elementsOf, member, record, template } from './literals'
import { named } from './names'
import { ofItsType } from './of-its-type'
import type { Sources } from './project'
import { list, type Reading, runtime, type Scope, text, type Value } from './value'

/** A function that calls itself would be read without an end. */
const MAX_STEPS = 1000

/** Reads expressions without running them, with what was chosen where one can be several values. */
export function readingOf(sources: Sources, choices: ReadonlyMap<string, Value>): Reading {
  let steps = 0
  const reading: Reading = {
    sources,
    choices,
    evaluate: (node, scope) => {
      steps += 1
      return steps > MAX_STEPS
        ? runtime(node)
        : (literal(reading, node, scope) ?? computed(reading, node, scope))
    },
  }
  return reading
}

function literal(reading: Reading, node: Node, scope: Scope): Value | undefined {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node))
    return text(node.text)
  if (node.kind === SyntaxKind.TrueKeyword) return { kind: 'flag', flag: true }
  if (node.kind === SyntaxKind.FalseKeyword) return { kind: 'flag', flag: false }
  if (isTemplateExpression(node)) return template(reading, node, scope)
  if (isArrayLiteralExpression(node)) return list(elementsOf(reading, node.elements, scope))
  if (isObjectLiteralExpression(node)) return record(reading, node, scope)
  if (isArrowFunction(node) || isFunctionExpression(node)) return { kind: 'function', node, scope }
}

function computed(reading: Reading, node: Node, scope: Scope): Value {
  if (isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node))
    return reading.evaluate(node.expression, scope)
  if (isConditionalExpression(node)) return conditional(reading, node, scope)
  if (isBinaryExpression(node)) return binary(reading, node, scope)
  if (isIdentifier(node)) return named(reading, node, scope)
  if (isPropertyAccessExpression(node) || isElementAccessExpression(node)) return member(reading, node, scope)
  if (isCallExpression(node)) return call(reading, node, scope)
  return ofItsType(reading, node)
}
