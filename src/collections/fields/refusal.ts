import { APIError } from 'payload'

/** Why a row cannot be saved: a stable code for programs, and a sentence for the editor. */
export type Refusal = { code: string; sentence: string }

/** Refuses to save, with all reasons at once; the code is that of the first. Does nothing where there is none. */
export function refuseFor(refusals: readonly (Refusal | null)[]): void {
  const found = refusals.filter(refusal => refusal !== null)
  const [first] = found
  if (!first) return
  throw new APIError(found.map(({ sentence }) => sentence).join(' '), 400, { code: first.code }, true)
}
