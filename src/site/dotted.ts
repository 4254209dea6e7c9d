/** Short facts in one line, parted by dots; none of its lines begins with a dot. */
export const dotted = (...facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00A0· ')
