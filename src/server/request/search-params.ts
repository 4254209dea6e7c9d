export type SearchParams = Record<string, string | string[] | undefined>

export const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value
