import { z } from 'zod'
import type { SignedIn as SignedInOfAccounts } from '../../accounts/register'
import { networkOf } from '../../http/client-ip'
import type { LimitName } from '../../http/rate-limit'
import type { Call } from '../../request/call'
import { deviceName } from '../../sessions/device-name'
import { signedIn as signedInOfAccounts, userInfoOf } from '../../sessions/session-cookies'
import { type Answer, given, type Refused } from '../answer'
import { userInfo } from '../profile'

export const user = { path: 'user.php', methods: ['POST'], dialect: 'envelope' } as const

/** Counts by the network that a call comes from: a visitor with IPv6 has a whole one. */
export const byNetwork =
  (name: LimitName) =>
  (_: unknown, { ip }: Call) => ({ name, key: networkOf(ip) })

/** The browser and system that a session is known by in the account, as in «Firefox, Windows»; null where unknown. */
export const deviceOf = ({ request }: Pick<Call, 'request'>) => deviceName(request.headers.get('user-agent'))

/** The answer to whoever signs in (API, login). */
export const signedIn = z
  .strictObject({ token: z.string(), email: z.string(), user_info: userInfo })
  .meta({ id: 'SignedIn' })

/** The answer to who signed in, with the cookies of the session (API, login); a refusal is passed on as it is. */
export function welcome(
  outcome: SignedInOfAccounts | Refused<never>,
): Answer<z.output<typeof signedIn>, never> {
  if (!outcome.ok) return outcome
  const { customer, token } = outcome
  const data = { token, email: customer.email, user_info: userInfoOf(customer) }
  return given(data, { cookies: signedInOfAccounts(customer, token) })
}
