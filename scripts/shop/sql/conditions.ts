import {
  type BinaryExpression,
  type ConditionalExpression,
  isBinaryExpression,
  isIdentifier,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { textIn } from './literals'
import { ofItsType } from './of-its-type'
import { choose, placeOf, type Reading, runtime, type Scope, text, type Value } from './value'

const YES_OR_NO: readonly Value[] = [
  { kind: 'flag', flag: true },
  { kind: 'flag', flag: false },
]

/** One branch or the other; each where the condition is not known. */
export const conditional = (reading: Reading, node: ConditionalExpression, scope: Scope): Value =>
  reading.evaluate(isTrue(reading, node.condition, scope) ? node.whenTrue : node.whenFalse, scope)

/** Texts one after the other, and the words that choose one of two. */
export function binary(reading: Reading, node: BinaryExpression, scope: Scope): Value {
  switch (node.operatorToken.kind) {
    case SyntaxKind.PlusToken:
      return joined(reading, node, scope)
    case SyntaxKind.AmpersandAmpersandToken:
      return reading.evaluate(isTrue(reading, node.left, scope) ? node.right : node.left, scope)
    case SyntaxKind.BarBarToken:
      return reading.evaluate(isTrue(reading, node.left, scope) ? node.left : node.right, scope)
    case SyntaxKind.QuestionQuestionToken: {
      const left = reading.evaluate(node.left, scope)
      return left.kind === 'none' ? reading.evaluate(node.right, scope) : left
    }
    default:
      return ofItsType(reading, node)
  }
}

function joined(reading: Reading, { left, right }: BinaryExpression, scope: Scope): Value {
  const first = textIn(reading, left, scope)
  const second = textIn(reading, right, scope)
  if (first.kind !== 'text') return runtime(left)
  return second.kind === 'text' ? text(first.text + second.text) : runtime(right)
}

/** The same question of one statement has one answer. */
function isTrue(reading: Reading, condition: Node, scope: Scope): boolean {
  const known = answer(reading, condition, scope)
  if (known !== undefined) return known
  const name = isIdentifier(condition) && reading.sources.declarationOf(condition)?.id
  const chosen = choose(reading, `if ${name || placeOf(condition)}`, YES_OR_NO)
  return chosen.kind === 'flag' && chosen.flag
}

function answer(reading: Reading, condition: Node, scope: Scope): boolean | undefined {
  if (isBinaryExpression(condition)) return equality(reading, condition, scope)
  const value = reading.evaluate(condition, scope)
  if (value.kind === 'flag') return value.flag
  if (value.kind === 'none') return false
  return value.kind === 'text' ? value.text !== '' : undefined
}

function equality(reading: Reading, node: BinaryExpression, scope: Scope): boolean | undefined {
  const { kind } = node.operatorToken
  if (kind !== SyntaxKind.EqualsEqualsEqualsToken && kind !== SyntaxKind.ExclamationEqualsEqualsToken)
    return undefined
  const left = reading.evaluate(node.left, scope)
  const right = reading.evaluate(node.right, scope)
  if (left.kind !== 'text' || right.kind !== 'text') return undefined
  return (left.text === right.text) === (kind === SyntaxKind.EqualsEqualsEqualsToken)
}
