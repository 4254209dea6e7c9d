import { env } from './env'

/** Whether the environment holds what a payer needs; what belongs together is refused apart (`parseEnv`). */
export const isStripeSetUp = (): boolean => env().STRIPE_SECRET_KEY !== undefined

/** The same of Paddle. */
export const isPaddleSetUp = (): boolean => env().PADDLE_API_KEY !== undefined

/** Origins of the hosted pages to which the checkout's forms lead. */
export const payerPages = (): string[] =>
  isStripeSetUp() ? [new URL(env().STRIPE_API_URL ?? 'https://checkout.stripe.com').origin] : []
