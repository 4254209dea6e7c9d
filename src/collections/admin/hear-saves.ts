import { z } from 'zod'

export type FieldRefusal = { path: string; message: string }

/** `sent` before a form is sent to an address, `refused` with what its answer says of fields. */
type Hearer = { sent?: (url: string) => void; refused?: (refusals: FieldRefusal[]) => void }

const answer = z.object({
  errors: z.array(
    z.object({
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
    }),
  ),
})

const hearers = new Set<Hearer>()
let isListening = false

/**
 * Hears when forms of this window are sent and what is refused in answers, and gives what ends that. The form of Payload
 * tells nobody, and its state may have lost a refusal before React renders it.
 */
export function hearSaves(hearer: Hearer): () => void {
  if (!isListening) listen()
  hearers.add(hearer)
  return () => {
    hearers.delete(hearer)
  }
}

/** Once for all forms: they close in any order, and whoever gave `fetch` back could give back what another had wrapped. */
function listen(): void {
  isListening = true
  const ask = window.fetch
  window.fetch = async (...asked) => {
    const [url, init] = asked
    if (init?.body instanceof FormData) for (const { sent } of hearers) sent?.(String(url))
    const answered = await ask(...asked)
    if (answered.status !== 400 || hearers.size === 0) return answered
    const refusals = await refusalsIn(answered.clone())
    for (const { refused } of hearers) refused?.(refusals)
    return answered
  }
}

async function refusalsIn(response: Response): Promise<FieldRefusal[]> {
  const read = answer.safeParse(await response.json().catch(() => undefined))
  return read.success ? read.data.errors.flatMap(({ data }) => data?.errors ?? []) : []
}
