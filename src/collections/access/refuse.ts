/** What a form of the admin or a browser asked for and does not get, in sentences. */
export const refuseSaying = (status: number, ...sentences: string[]): Response =>
  Response.json({ errors: sentences.map(message => ({ message })) }, { status })

/** A call of the admin that does nothing: a stable code for programs, and a sentence for who pressed the button. */
export const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ code, errors: [{ message }] }, { status })

export const refuseNotAllowed = (): Response =>
  refuse(403, 'not_allowed', 'You are not allowed to perform this action.')
