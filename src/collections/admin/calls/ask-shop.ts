import { z } from 'zod'

/** Why a call was refused: at a field of the form that sent it, or, by path, at several. */
export type Refusal = {
  message: string
  field?: string | undefined
  data?: { code?: string | undefined; errors?: { path: string; message: string }[] | undefined } | undefined
}

const reason = z.object({
  message: z.string(),
  field: z.string().optional(),
  data: z
    .object({
      code: z.string().optional(),
      errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    })
    .optional()
    .catch(undefined),
})
const refused = z.object({ errors: z.tuple([reason], z.unknown()) })

/** `said`: what stands in the answer. `refusal`: why not, where the shop says so; without one of both it did not answer. */
type Answer = { isOk: boolean; said: unknown; refusal?: Refusal | undefined }

/** Sends something to a call of the admin as JSON. */
export async function askShop(address: string, sent: object = {}): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  }).catch(() => null)
  const said: unknown = await answer?.json().catch(() => null)
  return { isOk: answer?.ok ?? false, said, refusal: reasonIn(said) }
}

/** Of an answer that should have been a file. */
export const refusalIn = async (answer: Response | null): Promise<Refusal | undefined> =>
  reasonIn(await answer?.json().catch(() => null))

const reasonIn = (said: unknown): Refusal | undefined => refused.safeParse(said).data?.errors[0]
