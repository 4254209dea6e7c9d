import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './paths'

export function hashOf(...places: string[]): string {
  const hash = createHash('sha256')
  for (const place of places) for (const file of filesBelow(path.join(ROOT, place))) addFile(hash, file)
  return hash.digest('hex')
}

function filesBelow(place: string): string[] {
  const stat = statSync(place, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [place]
  return readdirSync(place)
    .sort()
    .flatMap(name => filesBelow(path.join(place, name)))
}

function addFile(hash: ReturnType<typeof createHash>, file: string): void {
  hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
}
