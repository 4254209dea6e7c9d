/** A ladder's step: from this count on, the price in USD. */
export type StepSeed = { from: number; price: number }

/** One step for each count, beginning at 1; the last price stays for every higher count. */
export function ladder(...prices: number[]): StepSeed[] {
  return prices.map((price, index) => ({ from: index + 1, price }))
}

/** Video and music together, by what is owned of both lines (DOMAIN 4, ladder A). */
export const BUNDLE_LADDER = ladder(339.9, 309.9, 279.9, 249.9, 219.9, 189.9, 159.9, 129.9, 99.9, 69.9)

/** One suite, by what is owned of its line (DOMAIN 4, ladder B). */
export const SUITE_LADDER = ladder(189.9, 169.9, 149.9, 129.9, 109.9, 89.9, 69.9)
