'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { linkTo, sectionPath } from '@/components/account/paths'
import { endSession, endSessions, signedOut } from '@/server/accounts'
import { setCookies } from '@/server/cookie-jar'
import { TOKEN_COOKIE } from '@/server/token-cookie'
import { accountCall } from '../account-visit'

/** Ends one of the customer's own sign-ins, all but this one, or all; after that they have to sign in again. */
export async function endSignIns(_: null, form: FormData): Promise<null> {
  const { visit, customer } = await accountCall()
  const which = String(form.get('which') ?? '')
  if (which === 'all') {
    await endSessions(customer.id, null)
    await setCookies(signedOut())
    redirect(linkTo('login', visit))
  }
  if (which === 'others') await endSessions(customer.id, (await cookies()).get(TOKEN_COOKIE)?.value ?? '')
  else await endSession(customer.id, which)
  redirect(sectionPath('settings', visit, { ended: '1' }))
}
