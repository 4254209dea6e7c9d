'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { linkTo, sectionPath } from '@/components/account/frame/paths'
import { setCookies } from '@/server/http/cookie-jar'
import { TOKEN_COOKIE } from '@/server/http/token-cookie'
import { signedOut } from '@/server/sessions/session-cookies'
import { endSession, endSessions } from '@/server/sessions/session-list'
import { accountCall } from '../account-visit'

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
