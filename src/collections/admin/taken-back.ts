import type { FormState } from 'payload'

type Typed = { path: string; value: unknown }

/**
 * What was typed after a form was `sent` and is taken back by its answer: the state `before` held it, the state `now` has
 * what was sent. Rows of lists are left out, for they move.
 */
export function takenBack(sent: FormState, before: FormState, now: FormState): Typed[] {
  if (valueAt(before, 'updatedAt') === valueAt(now, 'updatedAt')) return []
  return Object.keys(now)
    .filter(path => path !== 'updatedAt' && !/\.\d+(\.|$)/.test(path) && now[path]?.rows === undefined)
    .filter(path => !isSame(path, sent, before) && !isSame(path, before, now))
    .map(path => ({ path, value: valueAt(before, path) }))
}

const valueAt = (state: FormState, path: string): unknown => state[path]?.value

const isSame = (path: string, one: FormState, other: FormState): boolean =>
  JSON.stringify(valueAt(one, path)) === JSON.stringify(valueAt(other, path))
