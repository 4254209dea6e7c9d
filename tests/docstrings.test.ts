import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { files } from './support/imports'

/** An exported function: declared as one, or an arrow, perhaps handed to what wraps it, as `cache` does. */
const FUNCTION =
  /^export (?:default )?(?:async )?function\*? (\w+)|^export const (\w+)(?:: [^\n]*?)? =\s+(?:\w+\(\s*)?(?:async )?(?:\w+ =>|[<(])/gm

type Exported = { name: string; isDescribed: boolean }

/** Of an overloaded function the first signature is described. */
function exportedBy(text: string): Exported[] {
  const found = new Map<string, Exported>()
  for (const { 1: declared, 2: arrow, index } of text.matchAll(FUNCTION)) {
    const name = declared ?? arrow ?? ''
    if (!found.has(name)) found.set(name, { name, isDescribed: endsWithDescription(text.slice(0, index)) })
  }
  return [...found.values()]
}

function endsWithDescription(above: string): boolean {
  const comment = above.slice(above.lastIndexOf('/*'))
  return comment.startsWith('/**') && comment.indexOf('*/') === comment.length - '*/\n'.length
}

const exported = files
  .filter(file => /^(?:pricing|server)\//.test(file))
  .flatMap(file =>
    exportedBy(readFileSync(path.join('src', file), 'utf8')).map(each => ({
      ...each,
      at: `${file}: ${each.name}`,
    })),
  )

test('every exported function of pricing and server says above it what its name and type do not', () => {
  expect(exported.filter(({ isDescribed }) => !isDescribed).map(({ at }) => at)).toEqual([])
})

test('functions of every form are looked at, and nothing else counts as their description', () => {
  expect(exported.length).toBeGreaterThan(1_000)
  expect(
    exportedBy(`/** One. */
export function one(at: number): string
export function one(at: null): null
export function one() {}
// Two.
export async function two() {}

/* Three. */
export const three = (at: number): number => at
/** Apart. */

export const four: Four = at => at
/**
 * Five.
 */
export const five = cache(async <T>(at: T) => at)
/** Of a constant. */
const OTHER = 6
export const six =
  (at: number) => () => at
export const SEVEN = z.object({ at: z.number() })
export const EIGHT: Record<string, () => void> = { one, two }
`),
  ).toEqual([
    { name: 'one', isDescribed: true },
    { name: 'two', isDescribed: false },
    { name: 'three', isDescribed: false },
    { name: 'four', isDescribed: false },
    { name: 'five', isDescribed: true },
    { name: 'six', isDescribed: false },
  ])
})
