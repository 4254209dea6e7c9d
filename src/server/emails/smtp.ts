import { createTransport, type Transporter } from 'nodemailer'
import { onePerProcess } from '@/one-per-process'
import { env } from '../runtime/env'

const shared = onePerProcess<{ mailer?: Transporter }>('mailer', () => ({}))

/** In ms, the last for each answer of the server; what `SMTP_URL` itself says counts more. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** The way out for letters; undefined where no SMTP server is set, and letters stay in the outbox. */
export function mailer(): Transporter | undefined {
  const { SMTP_URL } = env()
  if (!SMTP_URL) return undefined
  shared.mailer ??= createTransport(withTimeouts(SMTP_URL))
  return shared.mailer
}

/** Nodemailer takes settings from an address or from an object, not from both: beside an address all others are lost. */
export function withTimeouts(address: string): string {
  const url = new URL(address)
  for (const [name, ms] of Object.entries(TIMEOUTS))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms))
  return url.href
}
