/** Whether Postgres can store a text: it takes no NUL and no half of a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
