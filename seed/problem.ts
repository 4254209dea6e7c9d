/** One thing that is wrong in the seed: which file, which row, which field, and why. */
export type SeedProblem = { file: string; row: string; field: string; reason: string }

/** One sentence per problem, such as «seed/rows/coupons.ts, row BF_LFT, discount: must be a number.» */
export function describeProblem({ file, row, field, reason }: SeedProblem): string {
  return `${file}, row ${row}, ${field}: ${reason}.`
}

/** Thrown where the seed cannot even be read; its message lists every problem. */
export class WrongSeed extends Error {
  readonly problems: readonly SeedProblem[]

  constructor(problems: readonly SeedProblem[]) {
    super(`The seed is wrong, nothing was written.\n${problems.map(describeProblem).join('\n')}`)
    this.name = 'WrongSeed'
    this.problems = problems
  }
}
