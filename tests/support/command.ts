import path from 'node:path'
import { compile } from '../../scripts/compile.mjs'
import { ROOT } from '../../scripts/shop/paths'

const FOLDER = path.join(ROOT, 'node_modules/.cache/shop/commands')
/** Payload reads the migrations for these from their folder, as they are written. */
const LOADED = ['migrate']
const compiled = new Set<string>()

/** What Node is given to run a command of the shop: one file, as the launcher makes it, which starts in a third of the time. */
export function command(script: string): string[] {
  if (LOADED.includes(script)) return ['--import', 'tsx', `scripts/${script}.ts`]
  const file = path.join(FOLDER, `${script}.mjs`)
  if (!compiled.has(script)) compile(ROOT, `scripts/${script}.ts`, file)
  compiled.add(script)
  return [file]
}
