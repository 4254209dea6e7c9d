import { z } from 'zod'
import type { SafetyAction } from '../../staff/safety/action-names'
import { askShop } from '../calls/ask-shop'

type Told = { ok: true; codes: string[] } | { ok: false; sentence: string }

const done = z.object({ ok: z.literal(true), codes: z.array(z.string()).default([]) })

/** Presses a button of the screen; `api` is where the calls of the admin are. */
export async function act(api: string, action: SafetyAction, sent: object = {}): Promise<Told> {
  const { isOk, said, refusal } = await askShop(`${api}/staff-safety/${action}`, sent)
  const { data } = done.safeParse(said)
  if (isOk && data) return data
  return { ok: false, sentence: refusal?.message ?? 'The shop did not answer. Load the page again and look.' }
}
