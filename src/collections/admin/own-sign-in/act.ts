import { z } from 'zod'
import type { SafetyAction } from '../../staff/safety/action-names'

type Told = { ok: true; codes: string[] } | { ok: false; sentence: string }

const done = z.object({ ok: z.literal(true), codes: z.array(z.string()).default([]) })
const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) })

/** Presses a button of the screen; `api` is where the calls of the admin are. */
export async function act(api: string, action: SafetyAction, sent: object = {}): Promise<Told> {
  const answer = await fetch(`${api}/staff-safety/${action}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  }).catch(() => null)
  const told: unknown = await answer?.json().catch(() => null)
  const { data } = done.safeParse(told)
  if (answer?.ok && data) return data
  const sentence = refused.safeParse(told).data?.errors[0].message
  return { ok: false, sentence: sentence ?? 'The shop did not answer. Load the page again and look.' }
}
