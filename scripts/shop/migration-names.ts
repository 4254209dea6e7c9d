import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './paths'

/** Read from file names: loading migrations would load all of Payload. */
export const migrationNames = (folder = path.join(ROOT, 'migrations')): string[] =>
  readdirSync(folder)
    .flatMap(file => /^(\d{8}_\d{6}_\w+)\.ts$/.exec(file)?.[1] ?? [])
    .sort()
