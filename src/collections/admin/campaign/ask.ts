import { z } from 'zod'
import { askShop } from '../calls/ask-shop'

const done = z.object({ sentence: z.string(), leadsTo: z.string() })
const warnedOf = z.object({ warnings: z.array(z.string()), seen: z.string() })

export type Warned = { warnings: string[]; seen: string }
type Told = z.output<typeof done> | Warned | { refusal: string }

/** What an action on a campaign answers: done, what to look at first, or why not. */
export async function ask(address: string, sent: object): Promise<Told> {
  const { isOk, said, refusal } = await askShop(address, sent)
  const { data } = done.safeParse(said)
  if (isOk && data) return data
  const { data: warned } = warnedOf.safeParse(said)
  return warned ?? { refusal: refusal?.message ?? 'Nothing was changed: the shop did not answer. Try again.' }
}
