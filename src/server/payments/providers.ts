import type { PayerName } from '@/pricing'
import type { PaymentProvider } from './provider'
import { isSandboxAllowed } from './sandbox/allowed'
import { sandbox } from './sandbox/provider'

/** Everyone who is set up. */
const payers = (): PaymentProvider[] => (isSandboxAllowed() ? [sandbox] : [])

/** The payer that a new order goes to where the buyer chooses none (DOMAIN 6: the sandbox, with no keys). */
export const DEFAULT_PROVIDER: PayerName = 'sandbox'

/** Everyone who takes money now. */
export const providerNames = (): PayerName[] => payers().map(({ name }) => name)

/** The payer of a name; undefined for one that is not set up or unknown. */
export const providerNamed = (name: string): PaymentProvider | undefined =>
  payers().find(payer => payer.name === name)

/** The payer that an order was sent to. Throws where it is not set up any more. */
export function providerOf({ payer }: { payer: PayerName }): PaymentProvider {
  const found = providerNamed(payer)
  if (!found) throw new Error(`The payer ${payer} is not set up.`)
  return found
}
