/** A call of the admin that does nothing: a stable code for programs, and a sentence for who pressed the button. */
export const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ code, errors: [{ message }] }, { status })

export const refuseNotAllowed = (): Response =>
  refuse(403, 'not_allowed', 'You are not allowed to perform this action.')
