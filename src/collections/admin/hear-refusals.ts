import { z } from 'zod'

export type FieldRefusal = { path: string; message: string }

const answer = z.object({
  errors: z.array(
    z.object({
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
    }),
  ),
})

type Hear = (refusals: FieldRefusal[]) => void

const hearers = new Set<Hear>()
let isListening = false

/**
 * Hears what is refused in answers to this window, and gives what ends that. The form of Payload tells nobody, and its
 * state may have lost a refusal before React renders it.
 */
export function hearRefusals(hear: Hear): () => void {
  if (!isListening) listen()
  hearers.add(hear)
  return () => {
    hearers.delete(hear)
  }
}

/** Once for all forms: they close in any order, and whoever gave `fetch` back could give back what another had wrapped. */
function listen(): void {
  isListening = true
  const ask = window.fetch
  window.fetch = async (...asked) => {
    const answered = await ask(...asked)
    if (answered.status !== 400 || hearers.size === 0) return answered
    const refusals = await refusalsIn(answered.clone())
    for (const hear of hearers) hear(refusals)
    return answered
  }
}

async function refusalsIn(response: Response): Promise<FieldRefusal[]> {
  const read = answer.safeParse(await response.json().catch(() => undefined))
  return read.success ? read.data.errors.flatMap(({ data }) => data?.errors ?? []) : []
}
