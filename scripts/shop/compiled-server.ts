import { existsSync } from 'node:fs'
import path from 'node:path'
import { compile } from '../compile.mjs'
import { ROOT } from './paths'

export const COMPILED_SERVER = path.join(ROOT, '.next', 'serve.mjs')

export const compileServer = (): void => compile(ROOT, 'scripts/serve.ts', COMPILED_SERVER)

/** Beside the pages, for what `src/server/drawing` draws in threads. */
export const compileThread = (): void =>
  compile(ROOT, 'scripts/thread.ts', path.join(ROOT, '.next', 'thread.mjs'))

export const isBuilt = (): boolean => existsSync(path.join(ROOT, '.next', 'BUILD_ID'))
