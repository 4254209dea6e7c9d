import { z } from 'zod'
import type { SignedIn as SignedInOfAccounts } from '../../accounts/register'
import { networkOf } from '../../http/client-ip'
import type { LimitName } from '../../http/rate-limit'
import type { Call } from '../../request/call'
import { deviceName } from '../../sessions/device-name'
import { signedIn as signedInOfAccounts, userInfoOf } from '../../sessions/session-cookies'
import { type Answer, given, type Refused } from '../answer'
import { userInfo } from '../profile'

/** The path and the dialect of the calls by which people sign in. */
export const user = { path: 'user.php', methods: ['POST'], dialect: 'envelope' } as const

/** A limit that counts by where a call comes from. */
export const byNetwork =
  (name: LimitName) =>
  (_: unknown, { ip }: Call) => ({ name, key: networkOf(ip) })

/** What the caller signs in with, as its browser tells. */
export const deviceOf = ({ request }: Pick<Call, 'request'>) => deviceName(request.headers.get('user-agent'))

/** What whoever signs in is told (API, login). */
export const signedIn = z
  .strictObject({ token: z.string(), email: z.string(), user_info: userInfo })
  .meta({ id: 'SignedIn' })

/** Signs somebody in here: the data of the call, and the cookies. */
export function welcome(
  outcome: SignedInOfAccounts | Refused<never>,
): Answer<z.output<typeof signedIn>, never> {
  if (!outcome.ok) return outcome
  const { customer, token } = outcome
  const data = { token, email: customer.email, user_info: userInfoOf(customer) }
  return given(data, { cookies: signedInOfAccounts(customer, token) })
}
