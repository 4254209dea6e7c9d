/** The query parameter of the call that gives a page with what is this customer's own; such an answer is never stored. */
export const PERSONAL = 'personal'

/** Whether an address asks for the customer's own: '?os=win&personal=1'. */
export const asksForPersonal = (query: string): boolean => new URLSearchParams(query).has(PERSONAL)
