import { networkOf } from '../http/client-ip'
import { consume, giveBack, type LimitName, type RateLimited, resetLimit } from '../http/rate-limit'
import { browserKnownTo } from './known-browser'

/** Who tries to sign in: the address as it was typed, the client's ip and the cookies of the browser. */
export type SigningIn = { email: string; ip: string; cookies: string | null }

type Count = { name: LimitName; key: string }

/**
 * Counts a try to sign in as a member of staff (decision 022). A browser that signed in before has tries of its own, so
 * that no stranger uses them up; all others are counted by address and network, by network, and by address.
 */
export async function takeSignInTry(trying: SigningIn): Promise<RateLimited> {
  for (const { name, key } of countsOf(trying)) {
    const taken = await consume(name, key)
    if (!taken.ok) return taken
  }
  return { ok: true }
}

/** Takes a try back that succeeded: members of staff who share a network do not use up one another's tries. */
export async function forgiveSignInTry(trying: SigningIn): Promise<void> {
  const [own, ...shared] = countsOf(trying)
  if (own) await resetLimit(own.name, own.key)
  for (const { name, key } of shared) await giveBack(name, key)
}

/** The narrowest first: what it refuses does not count against the others. */
function countsOf({ email, ip, cookies }: SigningIn): Count[] {
  const address = email.trim().toLowerCase()
  const browser = browserKnownTo(address, cookies)
  if (browser) return [{ name: 'staff_login_of_browser', key: browser }]
  const network = networkOf(ip)
  return [
    { name: 'staff_login', key: `${network} ${address}` },
    { name: 'staff_login_from_network', key: network },
    { name: 'staff_login_of_address', key: address },
  ]
}
