const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NO_ROW = '00000000-0000-0000-0000-000000000000'

/** An id that somebody sent, as a parameter that is compared with ids; of what is none, one that no row has. */
export const rowId = (sent: string): string => (UUID.test(sent) ? sent : NO_ROW)
