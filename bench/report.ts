import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { ROOT } from '../scripts/shop/paths'

const [busyBefore = 0] = loadavg()

/** Prints what was measured, names the machine, and keeps it as bench/results/NAME.txt. */
export function report(name: string, lines: readonly string[]): void {
  const text = [machine(), ...lines].join('\n')
  const folder = path.join(ROOT, 'bench/results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.txt`), `${text}\n`)
  console.log(text)
}

/** How busy the machine was before says how much its times are worth. */
function machine(): string {
  const model = cpus()[0]?.model.trim()
  return `${new Date().toISOString()}, node ${process.version}, ${cpus().length} cores of ${model}, load ${busyBefore.toFixed(2)} before`
}

/** The value below which a share of all lies; 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

export const milliseconds = (values: readonly number[]): string =>
  `p50 ${Math.round(quantile(values, 0.5))} ms, p99 ${Math.round(quantile(values, 0.99))} ms, most ${Math.round(quantile(values, 1))} ms`
