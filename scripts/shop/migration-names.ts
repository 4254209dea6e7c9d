import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './paths'

/** The migrations of a folder in their order, by their files: to load them loads the whole of Payload. */
export const migrationNames = (folder = path.join(ROOT, 'migrations')): string[] =>
  readdirSync(folder)
    .flatMap(file => /^(\d{8}_\d{6}_\w+)\.ts$/.exec(file)?.[1] ?? [])
    .sort()
