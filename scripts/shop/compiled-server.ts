import { existsSync } from 'node:fs'
import path from 'node:path'
import { compile } from '../compile.mjs'
import { ROOT } from './paths'

export const COMPILED_SERVER = path.join(ROOT, '.next', 'serve.mjs')

export const compileServer = (): void => compile(ROOT, 'scripts/serve.ts', COMPILED_SERVER)

export const isBuilt = (): boolean => existsSync(path.join(ROOT, '.next', 'BUILD_ID'))
