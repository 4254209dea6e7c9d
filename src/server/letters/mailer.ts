import { createTransport, type Transporter } from 'nodemailer'
import { env } from '../env'

type Shared = { shopMailer?: Transporter }
const shared: Shared = globalThis as Shared

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/** The way out for letters; undefined where no SMTP server is set, and letters stay in the outbox. */
export function mailer(): Transporter | undefined {
  const { SMTP_URL } = env()
  if (!SMTP_URL) return undefined
  shared.shopMailer ??= createTransport({ url: SMTP_URL, ...TIMEOUTS })
  return shared.shopMailer
}
