import { z } from 'zod'
import type { Sentence } from '../words/say'

const me = z.object({ user: z.looseObject({}).nullable() })

/** Why a form of the admin would be refused whatever stands in it; asked before, for then its page is not left. */
export async function whyNotSent(): Promise<Sentence | undefined> {
  const answer = await fetch('/cms/users/me', { credentials: 'same-origin' }).catch(() => null)
  const { data } = me.safeParse(await answer?.json().catch(() => null))
  if (!data) return 'Not sent: the shop did not answer. What you typed is still here; press again.'
  if (data.user) return undefined
  return 'Not sent: your sign-in has ended. Sign in again in another tab, then press again; what you typed is still here.'
}
