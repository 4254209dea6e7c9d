import { z } from 'zod'
import { CURRENCIES, PAYERS, type ProviderName, SITES } from '@/pricing/vocabulary'
import { isPaddleSetUp, isStripeSetUp } from '../runtime/payer-keys'

const LACKS: Record<ProviderName, () => string | undefined> = {
  sandbox: () => undefined,
  stripe: () => (isStripeSetUp() ? undefined : 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET'),
  paddle: () =>
    isPaddleSetUp() ? undefined : 'PADDLE_API_KEY, PADDLE_WEBHOOK_SECRET and PADDLE_CLIENT_TOKEN',
}

/** Through whom a site sells in a currency; a payer without keys cannot be chosen. */
export const payerRow = z
  .object({ site: z.enum(SITES), currency: z.enum(CURRENCIES), payer: z.enum(PAYERS) })
  .superRefine(({ payer }, context) => {
    const lacks = LACKS[payer]()
    if (lacks !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['payer'],
        message: `has no keys in this shop: an operator sets ${lacks} (docs/operations.md, going live)`,
      })
  })

export type PayerRow = z.output<typeof payerRow>
