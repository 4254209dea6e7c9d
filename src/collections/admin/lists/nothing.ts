/** What a cell of a list says that holds nothing, as Payload's own cells do (`noLabel`). */
export const NOTHING = '–'
