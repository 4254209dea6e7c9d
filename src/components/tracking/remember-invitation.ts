import Cookies from 'js-cookie'
import { codeIn, INVITE_COOKIE, INVITE_DAYS, INVITE_PARAMETER } from '@/site/invitation'
import { quietly } from '../ui/quietly'

/** Keeps the code of this page's address, where it can be one. */
export function rememberInvitation(): void {
  const code = codeIn(new URLSearchParams(window.location.search).get(INVITE_PARAMETER))
  if (code === undefined) return
  const secure = window.location.protocol === 'https:'
  quietly(() => Cookies.set(INVITE_COOKIE, code, { expires: INVITE_DAYS, sameSite: 'lax', secure }))
}
