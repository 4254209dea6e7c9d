import { hosts } from '../../http/origins'
import { env } from '../../runtime/env'

const LOCAL = /^(?:[a-z\d-]+\.)*localhost$|^127\.0\.0\.1$|^\[::1\]$/i

/** The hosts of the shop that others than this machine may reach. */
const publicHosts = (): string[] =>
  Object.values(hosts()).filter(host => !LOCAL.test(host.replace(/:\d+$/, '')))

/** Whether the sandbox may sell here: on this machine always, elsewhere only where the setting says so. */
export const isSandboxAllowed = (): boolean => env().ALLOW_SANDBOX === '1' || publicHosts().length === 0

/** Throws a sentence that says what to do where nobody but the sandbox would take the money of strangers. */
export function refuseSandbox(): void {
  if (isSandboxAllowed()) return
  throw new Error(
    `ALLOW_SANDBOX must be 1 to sell at ${publicHosts().join(', ')}: the only payer that is set up is the sandbox, which gives licences without money to whoever asks. Set it for a demonstration alone; on localhost it is not needed. See docs/operations.md.`,
  )
}
