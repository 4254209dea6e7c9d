import { failures, type Result } from '../run-apart'

const HEAD = ['', 'what', 'figure', 'must be'] as const

/** What was measured, how much it was and what it must be, one below the other. */
export function tableOf(results: readonly Result[], seed: number): string[] {
  const failed = failures(results)
  const lines = results.flatMap(({ rows }) =>
    rows.map(({ what, figure, must = '', holds }) => [holds ? 'holds' : 'FAILS', what, figure, must]),
  )
  const widths = HEAD.map((_, column) =>
    Math.max(...[[...HEAD], ...lines].map(line => line[column]?.length ?? 0)),
  )
  const lineOf = (line: readonly string[]) =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [
    `Seed ${seed}: ${lines.length} figures, ${failed === 0 ? 'all hold' : `${failed} DO NOT HOLD`}`,
    lineOf(HEAD),
    ...lines.map(lineOf),
    ...results.map(({ name, does, seconds }) => `${name}: ${does} (${Math.round(seconds)} s)`),
  ]
}
