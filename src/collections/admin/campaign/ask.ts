import { z } from 'zod'

const done = z.object({ sentence: z.string(), leadsTo: z.string() })
const warnedOf = z.object({ warnings: z.array(z.string()), seen: z.string() })
const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) })

export type Warned = { warnings: string[]; seen: string }
type Told = z.output<typeof done> | Warned | { refusal: string }

/** What an action on a campaign answers: done, what to look at first, or why not. */
export async function ask(address: string, sent: object): Promise<Told> {
  const body = JSON.stringify(sent)
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', credentials: 'include', headers, body }).catch(
    () => null,
  )
  const told: unknown = await answer?.json().catch(() => null)
  const { data } = done.safeParse(told)
  if (answer?.ok && data) return data
  const { data: warned } = warnedOf.safeParse(told)
  if (warned) return warned
  const { data: refusal } = refused.safeParse(told)
  return { refusal: refusal?.errors[0].message ?? 'Nothing was changed: the shop did not answer. Try again.' }
}
