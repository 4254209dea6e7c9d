import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { ROOT } from '../scripts/shop/paths'

const [busyBefore = 0] = loadavg()

/** When and where figures were taken; how busy the machine was before says how much times are worth. */
export const machine = (): string =>
  `${new Date().toISOString()}, node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${busyBefore.toFixed(2)} before`

/** Shows the figures and keeps them as the last ones: `bench/results/NAME.txt`. */
export function write(name: string, lines: readonly string[]): void {
  const folder = path.join(ROOT, 'bench/results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.txt`), `${lines.join('\n')}\n`)
  console.log(lines.join('\n'))
}

/** The same under the name of the machine. */
export const report = (name: string, lines: readonly string[]): void => write(name, [machine(), ...lines])

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The value below which a part of all lies; 0 of none. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

export const milliseconds = (values: readonly number[]): string =>
  `p50 ${Math.round(quantile(values, 0.5))} ms, p99 ${Math.round(quantile(values, 0.99))} ms, most ${Math.round(quantile(values, 1))} ms`
