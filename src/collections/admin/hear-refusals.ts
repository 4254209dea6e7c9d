import { z } from 'zod'

export type FieldRefusal = { path: string; message: string }

const answer = z.object({
  errors: z.array(
    z.object({
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
    }),
  ),
})

/**
 * Hears what is refused in answers to this window, and gives what ends that. The form of Payload tells nobody, and its
 * state may have lost a refusal before React renders it.
 */
export function hearRefusals(hear: (refusals: FieldRefusal[]) => void): () => void {
  const ask = window.fetch
  window.fetch = async (...asked) => {
    const answered = await ask(...asked)
    if (answered.status === 400) hear(await refusalsIn(answered.clone()))
    return answered
  }
  return () => {
    window.fetch = ask
  }
}

async function refusalsIn(response: Response): Promise<FieldRefusal[]> {
  const read = answer.safeParse(await response.json().catch(() => undefined))
  return read.success ? read.data.errors.flatMap(({ data }) => data?.errors ?? []) : []
}
