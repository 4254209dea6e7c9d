import { z } from 'zod'

type Refusal = { code?: string | undefined; sentence: string }

const refused = z.object({
  errors: z.tuple(
    [z.object({ message: z.string(), data: z.object({ code: z.string() }).optional().catch(undefined) })],
    z.unknown(),
  ),
})

/** Null where it is done. */
export async function signIn(address: string, typed: object): Promise<Refusal | null> {
  const answer = await fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(typed),
  }).catch(() => null)
  if (answer?.ok) return null
  const told = refused.safeParse(await answer?.json().catch(() => null)).data?.errors[0]
  return told
    ? { code: told.data?.code, sentence: told.message }
    : { sentence: 'The shop did not answer. Try again in a moment.' }
}
