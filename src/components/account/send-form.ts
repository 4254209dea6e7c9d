/** What the order base says to a form: it worked, or what to tell the person. `message` is null where nobody answered. */
export type FormAnswer =
  | { ok: true }
  | { ok: false; message: string | null; fields: Readonly<Record<string, string>> }

const NO_ANSWER: FormAnswer = { ok: false, message: null, fields: {} }

/** Sends a form to a call, by default to those of the account (API, order). */
export async function sendForm(
  values: Readonly<Record<string, string>>,
  to = '/order/user.php',
): Promise<FormAnswer> {
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
    })
    const answer: unknown = await response.json()
    return response.ok ? { ok: true } : refusalOf(answer)
  } catch {
    // No connection, or an answer that is none: the form stays as it is and says so.
    return NO_ANSWER
  }
}

function refusalOf(answer: unknown): FormAnswer {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return NO_ANSWER
  const fields = 'fields' in answer ? codesOf(answer.fields) : {}
  return { ok: false, message: String(answer.message), fields }
}

const codesOf = (fields: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, code]) => [name, String(code)]))
