import { z } from 'zod'
import type { SafetyAction } from '../../staff/safety/action-names'
import { askShop } from '../calls/ask-shop'
import type { Say } from '../words/say'

type Told = { ok: true; codes: string[] } | { ok: false; sentence: string }

const done = z.object({ ok: z.literal(true), codes: z.array(z.string()).default([]) })

type Press = { api: string; action: SafetyAction; sent?: object | undefined }

/** Presses a button of the screen; `api` is where the calls of the admin are. */
export async function act(t: Say, { api, action, sent = {} }: Press): Promise<Told> {
  const { isOk, said, refusal } = await askShop(`${api}/staff-safety/${action}`, sent)
  const { data } = done.safeParse(said)
  if (isOk && data) return data
  return {
    ok: false,
    sentence: refusal?.message ?? t('The shop did not answer. Load the page again and look.'),
  }
}
