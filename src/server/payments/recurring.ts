import type { ProviderName } from '@/pricing'
import { isPaddleSetUp, isStripeSetUp } from '../runtime/payer-keys'
import { paddleRecurring } from './paddle/recurring'
import type { RecurringProvider } from './recurring-provider'
import { isSandboxAllowed } from './sandbox/allowed'
import { sandboxRecurring } from './sandbox/recurring'
import { stripeRecurring } from './stripe/recurring'

const RECURRING: Record<ProviderName, () => RecurringProvider | undefined> = {
  sandbox: () => (isSandboxAllowed() ? sandboxRecurring : undefined),
  stripe: () => (isStripeSetUp() ? stripeRecurring : undefined),
  paddle: () => (isPaddleSetUp() ? paddleRecurring : undefined),
}

/** Undefined for a payer that is not set up, or that cannot charge again. */
export const recurringOf = (provider: ProviderName): RecurringProvider | undefined => RECURRING[provider]()
