/** A list that is typed, not chosen. */
export const typed = { placeholder: 'Type and press Enter' }
