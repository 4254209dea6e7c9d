import path from 'node:path'
import { compile } from '../compile.mjs'
import { ROOT } from './paths'

/** The file of a script that Node runs without a loader, which would take half of its time (`scripts/launcher.mjs`). */
export function compiledScript(name: string): string {
  const file = path.join(ROOT, 'node_modules', '.cache', 'shop', `${name}.mjs`)
  compile(ROOT, `scripts/${name}.ts`, file)
  return file
}
