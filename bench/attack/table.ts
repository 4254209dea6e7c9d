import { failures, type Result, type Row } from '../run-apart'

/** The attacks one below the other, each with its rows. */
export function tableOf(results: readonly Result[]): string[] {
  const rows = results.flatMap(result => result.rows)
  const wide = Math.max(...rows.map(({ what }) => what.length))
  const failed = failures(results)
  return [
    `${results.length} attacks, ${rows.length} figures, ${failed === 0 ? 'all hold' : `${failed} DO NOT HOLD`}`,
    ...results.flatMap(({ name, does, seconds, rows: own }) => [
      `${name}: ${does} (${Math.round(seconds)} s)`,
      ...own.map(row => lineOf(row, wide)),
    ]),
  ]
}

const lineOf = ({ what, figure, holds }: Row, wide: number): string =>
  `  ${holds ? 'holds' : 'FAILS'}  ${what.padEnd(wide)}  ${figure}`
