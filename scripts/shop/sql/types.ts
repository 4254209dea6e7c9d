import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Kind } from './kinds'

/** A type as it is declared, apart from null and undefined. */
export type Declared = { isNullable: boolean; parts: readonly Type[] }

/** A type taken apart. */
export function declaredType(type: Type): Declared {
  const all = type.isUnionType() ? (type.getTypes() ?? []) : [type]
  const isNothing = (each: Type) => (each.flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0
  return {
    isNullable: all.some(each => isNothing(each) || isAnything(each)),
    parts: all.filter(each => !isNothing(each)),
  }
}

/** `any`, `unknown` and type parameters, of which nothing is claimed. */
export const isAnything = ({ flags }: Type): boolean =>
  (flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) !== 0

/** Whether every value of a kind has one of these types. */
export function holdsKind(checker: Checker, parts: readonly Type[], kind: Kind): boolean {
  if (parts.some(isAnything) || kind.kind === 'json') return true
  if (kind.kind === 'string') return parts.every(isText) && unlike(parts, kind.labels).length === 0
  return parts.length > 0 && parts.every(part => isOf(checker, part, kind, holdsKind))
}

/** Whether `pg` writes a value of each of these types as one of a kind. */
export function givesKind(checker: Checker, parts: readonly Type[], kind: Kind): boolean {
  return parts.every(part => isAnything(part) || givesOne(checker, part, kind))
}

function givesOne(checker: Checker, part: Type, kind: Kind): boolean {
  if (kind.kind === 'string')
    return isText(part) && (!kind.labels || !part.isStringLiteralType() || kind.labels.includes(part.value))
  if (kind.kind === 'json') return isText(part) || (isObject(part) && !checker.isArrayLikeType(part))
  if (kind.kind === 'Date') return isText(part) || isDate(part)
  return isOf(checker, part, kind, givesKind)
}

function isOf(checker: Checker, part: Type, kind: Kind, fits: typeof holdsKind): boolean {
  switch (kind.kind) {
    case 'number':
      return (part.flags & TypeFlags.NumberLike) !== 0
    case 'boolean':
      return (part.flags & TypeFlags.BooleanLike) !== 0
    case 'Date':
      return isDate(part)
    case 'array':
      return (
        checker.isArrayLikeType(part) &&
        itemsOf(checker, part).every(each => fits(checker, declaredType(each).parts, kind.of))
      )
    default:
      return kind.kind === 'string' && isText(part)
  }
}

const itemsOf = (checker: Checker, part: Type): readonly Type[] =>
  part.isTypeReference() ? checker.getTypeArguments(part) : []

/** The labels of an enum that these literals do not name, and the other way round; none where any text is meant. */
const unlike = (parts: readonly Type[], labels: readonly string[] | null): string[] => {
  const named = parts.flatMap(part => (part.isStringLiteralType() ? part.value : []))
  if (named.length < parts.length || !labels) return []
  return [...labels.filter(label => !named.includes(label)), ...named.filter(name => !labels.includes(name))]
}

const isText = ({ flags }: Type): boolean => (flags & TypeFlags.StringLike) !== 0
const isObject = ({ flags }: Type): boolean => (flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0
const isDate = (part: Type): boolean => isObject(part) && part.getSymbol()?.name === 'Date'
