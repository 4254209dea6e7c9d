const isWide = process.env.WIDE !== undefined

/** What a test tries: a sample in `npm test`, everything in `npm run test:wide`. */
export const tried = <T>(all: readonly T[], sample: readonly NoInfer<T>[]): readonly T[] =>
  isWide ? all : sample
