import type { PayerName } from '@/pricing'
import type { PaymentProvider } from './provider'
import { isSandboxAllowed } from './sandbox/allowed'
import { sandbox } from './sandbox/provider'

const payers = (): PaymentProvider[] => (isSandboxAllowed() ? [sandbox] : [])

/** The payer of an order whose buyer chooses none (DOMAIN 6: the sandbox, with no keys). */
export const DEFAULT_PROVIDER: PayerName = 'sandbox'

export const providerNames = (): PayerName[] => payers().map(({ name }) => name)

/** Undefined where it is unknown or not set up. */
export const providerNamed = (name: string): PaymentProvider | undefined =>
  payers().find(payer => payer.name === name)

/** Throws where it is no longer set up. */
export function providerOf({ payer }: { payer: PayerName }): PaymentProvider {
  const found = providerNamed(payer)
  if (!found) throw new Error(`The payer ${payer} is not set up.`)
  return found
}
