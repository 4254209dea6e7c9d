import { hosts } from '../../http/origins'
import { env } from '../../runtime/env'
import { isPaddleSetUp, isStripeSetUp } from '../../runtime/payer-keys'

const LOCAL = /^(?:[a-z\d-]+\.)*localhost$|^127\.0\.0\.1$|^\[::1\]$/i

const publicHosts = (): string[] =>
  Object.values(hosts()).filter(host => !LOCAL.test(host.replace(/:\d+$/, '')))

/** Whether the sandbox may sell here: always on this machine, elsewhere only by the setting. */
export const isSandboxAllowed = (): boolean => env().ALLOW_SANDBOX === '1' || publicHosts().length === 0

/** Throws a sentence for the operator where strangers could buy from the sandbox alone. */
export function refuseSandbox(): void {
  if (isSandboxAllowed() || isStripeSetUp() || isPaddleSetUp()) return
  throw new Error(
    `ALLOW_SANDBOX must be 1 to sell at ${publicHosts().join(', ')}: the only payer that is set up is the sandbox, which gives licences without money to whoever asks. Set it for a demonstration alone; on localhost it is not needed. See docs/operations.md.`,
  )
}
