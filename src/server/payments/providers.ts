import type { PayerName } from '@/pricing'
import type { Payer } from './provider'
import { isSandboxAllowed } from './sandbox/allowed'
import { sandbox } from './sandbox/provider'

/** Everyone who is set up. */
const payers = (): Payer[] => (isSandboxAllowed() ? [sandbox] : [])

/** The payer that a new order goes to where the buyer chooses none (DOMAIN 6: the sandbox, with no keys). */
export const DEFAULT_PAYER: PayerName = 'sandbox'

/** Everyone who takes money now. */
export const payerNames = (): PayerName[] => payers().map(({ name }) => name)

/** The payer of a name; undefined for one that is not set up or unknown. */
export const payerNamed = (name: string): Payer | undefined => payers().find(payer => payer.name === name)

/** The payer that an order was sent to. Throws where it is not set up any more. */
export function payerOf({ payer }: { payer: PayerName }): Payer {
  const found = payerNamed(payer)
  if (!found) throw new Error(`The payer ${payer} is not set up.`)
  return found
}
