import { APIError } from 'payload'

/** A stable code for programs, and a sentence for the editor at the field `path`. */
export type Refusal = { code: string; path: string; sentence: string }

/** Refuses to save, with all reasons at once; the code is the first one's. Without reasons it does nothing. */
export function refuseFor(refusals: readonly (Refusal | null)[]): void {
  const found = refusals.filter(refusal => refusal !== null)
  if (found.length > 0) throw new APIError(sentencesOf(found), 400, refusalData(found), true)
}

export const refusalData = (refusals: readonly Refusal[]) => ({
  code: refusals[0]?.code,
  errors: refusals.flatMap(({ path, sentence }) => (path ? [{ path, message: sentence }] : [])),
})

export const sentencesOf = (refusals: readonly Refusal[]): string =>
  [...new Set(refusals.map(({ sentence }) => sentence))].join(' ')
