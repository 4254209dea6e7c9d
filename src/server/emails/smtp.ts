import { createTransport, type Transporter } from 'nodemailer'
import { onePerProcess } from '@/one-per-process'
import { env } from '../runtime/env'

const shared = onePerProcess<{ mailer?: Transporter }>('mailer', () => ({}))

/** In ms; `socketTimeout` is per answer. Values in `SMTP_URL` win. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** The SMTP transport; undefined without SMTP_URL, and emails stay in the outbox. */
export function mailer(): Transporter | undefined {
  const { SMTP_URL } = env()
  if (!SMTP_URL) return undefined
  shared.mailer ??= createTransport(withTimeouts(SMTP_URL))
  return shared.mailer
}

/** Into the URL: Nodemailer ignores other options beside one. */
export function withTimeouts(address: string): string {
  const url = new URL(address)
  for (const [name, ms] of Object.entries(TIMEOUTS))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms))
  return url.href
}
