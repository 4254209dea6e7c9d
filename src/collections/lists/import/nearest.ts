/** No name of ours is longer, and the work grows with the letters. */
const LONGEST = 80

/** The known word that is most like another; undefined where none is within a third of its letters. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined
  const found = known
    .map(each => ({ each, steps: stepsBetween(word.toLowerCase(), each.toLowerCase()) }))
    .toSorted((one, other) => one.steps - other.steps)[0]
  return found && found.steps <= Math.max(2, found.each.length / 3) ? found.each : undefined
}

/** How many letters to add, take away or change. */
function stepsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (let at = 1; at <= to.length; at++)
      next.push(
        Math.min(
          (row[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[to.length] ?? 0
}
