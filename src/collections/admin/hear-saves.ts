import { z } from 'zod'

export type FieldRefusal = { path: string; message: string }

/** `sent` before a form is sent to an address, `refused` with what its answer says of fields. */
type Hearer = { sent?: (url: string) => void; refused?: (refusals: FieldRefusal[]) => void }

const refused = z.looseObject({
  message: z.string().optional(),
  data: z
    .looseObject({ errors: z.array(z.looseObject({ path: z.string(), message: z.string() })) })
    .optional(),
})
const answer = z.looseObject({ errors: z.array(refused) })
type Answer = z.infer<typeof answer>

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
    const read = answer.safeParse(
      await answered
        .clone()
        .json()
        .catch(() => undefined),
    )
    const refusals = read.success ? read.data.errors.flatMap(({ data }) => data?.errors ?? []) : []
    for (const { refused } of hearers) refused?.(refusals)
    return read.success ? retold(answered, inWholeSentences(read.data)) : answered
  }
}

const retold = ({ status, statusText, headers }: Response, body: Answer): Response =>
  new Response(JSON.stringify(body), { status, statusText, headers })

/** Looks like the one that Payload's notice takes for the end of a title: what follows it became a list, cut at commas. */
const COLON = '\ua789'

/** Answers whose sentences a notice leaves whole; Payload's own lists of fields stay lists. */
export function inWholeSentences(body: Answer): Answer {
  const errors = body.errors.map(each => ({ ...each, ...wholeSentence(each) }))
  return { ...body, errors }
}

function wholeSentence({ message, data }: z.infer<typeof refused>): { message?: string } {
  const isSentence = data?.errors.some(each => message?.includes(each.message))
  return message && isSentence ? { message: message.replaceAll(':', COLON) } : {}
}
