import type { ProviderName } from '@/pricing'
import { isPaddleSetUp, isStripeSetUp } from '../runtime/payer-keys'
import { paddle } from './paddle/provider'
import type { PaymentProvider } from './provider'
import { isSandboxAllowed } from './sandbox/allowed'
import { sandbox } from './sandbox/provider'
import { stripe } from './stripe/provider'

const providers = (): PaymentProvider[] => [
  ...(isSandboxAllowed() ? [sandbox] : []),
  ...(isStripeSetUp() ? [stripe] : []),
  ...(isPaddleSetUp() ? [paddle] : []),
]

/** Payers that are set up, the sandbox first where it is allowed (DOMAIN 6); may be empty. */
export const providerNames = (): ProviderName[] => providers().map(({ name }) => name)

/** Undefined where it is unknown or not set up. */
export const providerNamed = (name: string): PaymentProvider | undefined =>
  providers().find(provider => provider.name === name)

/** Throws where it is no longer set up. */
export function providerOf({ provider }: { provider: ProviderName }): PaymentProvider {
  const found = providerNamed(provider)
  if (!found) throw new Error(`The payer ${provider} is not set up.`)
  return found
}
