import { networkOf } from '../http/client-ip'
import { consume, giveBack, type LimitName, type RateLimited, resetLimit } from '../http/rate-limit'
import { browserKnownTo } from './known-browser'

export type SigningIn = { email: string; ip: string; cookies: string | null }

type Count = { name: LimitName; key: string }

/**
 * Counts a staff sign-in (decision 022). A known browser has tries of its own, which no stranger can use up; others
 * are counted by network and address, by network, and by address.
 */
export async function takeSignInTry(trying: SigningIn): Promise<RateLimited> {
  for (const { name, key } of countsOf(trying)) {
    const taken = await consume(name, key)
    if (!taken.ok) return taken
  }
  return { ok: true }
}

/** Takes back a try that succeeded, so that staff in one network do not use up each other's. */
export async function forgiveSignInTry(trying: SigningIn): Promise<void> {
  const [own, ...shared] = countsOf(trying)
  if (own) await resetLimit(own.name, own.key)
  for (const { name, key } of shared) await giveBack(name, key)
}

/** Gives one try back, where the password was right and only the second factor is still to come. */
export async function returnSignInTry(trying: SigningIn): Promise<void> {
  for (const { name, key } of countsOf(trying)) await giveBack(name, key)
}

/** Narrowest first: what it refuses does not count against the others. */
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
