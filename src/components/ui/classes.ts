/** Joins class names; what does not apply is left out. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
