import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SRC = path.resolve('src')

/** A file of `src` that names another one, both by their paths from there; `isType`: for its types alone. */
export type Import = { file: string; target: string; isType: boolean }

/** Every source file below `src`, by its path from there. */
export const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(file =>
  /\.tsx?$/.test(file),
)

/** Every import of a file of `src` in another one. */
export const imports: readonly Import[] = files.flatMap(file =>
  [...readFileSync(path.join(SRC, file), 'utf8').matchAll(IMPORT())].flatMap(([, type, from, dynamic]) => {
    const target = targetOf(from ?? dynamic ?? '', file)
    return target === undefined ? [] : [{ file, target, isType: Boolean(type) }]
  }),
)

function IMPORT(): RegExp {
  return /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g
}

function targetOf(specifier: string, file: string): string | undefined {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (!specifier.startsWith('.')) return undefined
  const inside = path.relative(SRC, path.resolve(SRC, path.dirname(file), specifier))
  return inside.startsWith('..') ? undefined : inside
}
