/** The last part of an address is kept with low lines where people read and type hyphens. */
export const asTyped = (key: string): string => key.replaceAll('_', '-')

export const asKept = (typed: string): string => typed.replace(/^\//, '').replaceAll('-', '_')
