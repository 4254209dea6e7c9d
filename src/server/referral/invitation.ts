import { CONSENT_COOKIE, readConsent } from '@/site/consent'
import { codeIn, INVITE_COOKIE } from '@/site/invitation'
import { database } from '../runtime/database'
import { referralSettings } from './settings'
import { isInvitation } from './visits'

type Told = { ref: string | undefined; cookies: Readonly<Record<string, string | undefined>> }

/** Who invited the visitor of a page: as its address says, else as their browser keeps it, if they agreed to that. */
export function invitationOf({ ref, cookies }: Told): string | undefined {
  const kept = readConsent(cookies[CONSENT_COOKIE])?.marketing ? cookies[INVITE_COOKIE] : undefined
  return codeIn(ref) ?? codeIn(kept)
}

/** The coupon that an invitation brings its buyer; null where there is none (decision 061). */
export async function couponOfInvitation(code: string | undefined): Promise<string | null> {
  if (code === undefined) return null
  const settings = await referralSettings(database)
  if (settings.coupon === null) return null
  return (await isInvitation(database, code, settings)) ? settings.coupon : null
}
