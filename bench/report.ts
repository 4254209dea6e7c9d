import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { ROOT } from '../scripts/shop/paths'

/** When and where figures were taken. */
export const machine = (): string =>
  `${new Date().toISOString()}, node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`

/** Shows the figures and keeps them as the last ones: `bench/results/NAME.txt`. */
export function write(name: string, lines: readonly string[]): void {
  const folder = path.join(ROOT, 'bench/results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.txt`), `${lines.join('\n')}\n`)
  console.log(lines.join('\n'))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0
