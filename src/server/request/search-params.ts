export type SearchParams = Record<string, string | string[] | undefined>

/** The first, where an address names it several times. */
export const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value
