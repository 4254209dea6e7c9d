import type { Node } from 'typescript/unstable/ast'
import type { Described } from './describe'
import { kindWritten, writtenKind } from './kinds'
import type { Known } from './rows'
import { declaredType, givesKind } from './types'

/** What is wrong with the values that are given to a statement, in sentences; nothing where they are not written down. */
export function problemsOfValues(
  known: Known,
  given: readonly Node[] | undefined,
  { parameters }: Described,
): string[] {
  if (!given) return []
  if (given.length !== parameters.length)
    return [`${given.length} values are given, the statement takes ${parameters.length}`]
  return given.flatMap((node, place) => problemOfValue(known, node, { place, type: parameters[place] ?? 0 }))
}

function problemOfValue(
  { sources: { checker }, catalogue }: Known,
  node: Node,
  { place, type }: { place: number; type: number },
): string[] {
  const given = checker.getTypeAtLocation(node)
  const kind = kindWritten(catalogue, type)
  if (!given || givesKind(checker, declaredType(given).parts, kind)) return []
  return [
    `$${place + 1} is ${writtenKind(kind)} in the database, but ${checker.typeToString(given)} is given`,
  ]
}
