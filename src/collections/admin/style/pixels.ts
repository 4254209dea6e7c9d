/** A size of the style sheet as people measure it. */
export const pixels = (rem: string): string => `${Number.parseFloat(rem) * 16} px`
