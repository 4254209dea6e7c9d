import type { Node } from 'typescript/unstable/ast'
import type { Sources } from './project'

/** What an expression is known to be without running it; of `runtime` only a run of the shop knows it. */
export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'flag'; flag: boolean }
  | { kind: 'none' }
  | { kind: 'list'; items: readonly Value[] }
  | { kind: 'record'; entries: ReadonlyMap<string, () => Value> }
  | { kind: 'function'; node: Node; scope: Scope }
  | { kind: 'runtime'; node: Node }

/** What names stand for inside of a function, by the number of the name. */
export type Scope = ReadonlyMap<number, Value>

export const NOTHING_GIVEN: Scope = new Map()

/** How expressions are read: the sources, what was chosen where there are several values, and the reader itself. */
export type Reading = {
  sources: Sources
  choices: ReadonlyMap<string, Value>
  evaluate: (node: Node, scope: Scope) => Value
}

/** Thrown where something is one of several values: each makes a statement of its own. */
export class Choice extends Error {
  constructor(
    readonly key: string,
    readonly options: readonly Value[],
  ) {
    super(`one of ${options.length}: ${key}`)
  }
}

export const text = (written: string): Value => ({ kind: 'text', text: written })
export const list = (items: readonly Value[]): Value => ({ kind: 'list', items })
export const runtime = (node: Node): Value => ({ kind: 'runtime', node })
export const NONE: Value = { kind: 'none' }

/** The value that was chosen; throws a `Choice` where none was yet. */
export function choose({ choices }: Reading, key: string, options: readonly Value[]): Value {
  const chosen = choices.get(key) ?? (options.length === 1 ? options[0] : undefined)
  if (chosen) return chosen
  throw new Choice(key, options)
}

/** A place in the sources, as a key. */
export const placeOf = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}`
