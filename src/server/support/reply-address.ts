import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '../runtime/env'

export type Side = 'customer' | 'support'
export type TicketAddress = { number: string; side: Side }

const LETTERS: Record<Side, string> = { customer: 'c', support: 's' }

/**
 * The address at which one side replies to a ticket: support's own with a signed token, such as
 * `support+c-7f3k9qxa-….@example.com`; undefined without SUPPORT_MAIL_PORT. One per side, so that neither can write
 * as the other.
 */
export function replyAddress({ number, side }: TicketAddress): string | undefined {
  const { SUPPORT_EMAIL, SUPPORT_MAIL_PORT } = env()
  if (SUPPORT_MAIL_PORT === undefined) return undefined
  const [local = '', domain = ''] = splitAddress(SUPPORT_EMAIL)
  return `${local}+${tokenOf({ number, side })}@${domain}`
}

/** Undefined for addresses that we did not make. Mail servers may change the case. */
export function ticketOfAddress(address: string): TicketAddress | undefined {
  const [own = '', domain = ''] = splitAddress(env().SUPPORT_EMAIL.toLowerCase())
  const [local = '', host = ''] = splitAddress(address.trim().toLowerCase())
  const [, letter, a, b, mac = ''] =
    /^\+([cs])-([0-9a-z]{4})([0-9a-z]{4})-([0-9a-f]{20})$/.exec(local.slice(own.length)) ?? []
  if (!local.startsWith(own) || host !== domain || !a || !b) return undefined
  const told = { number: `T-${a}-${b}`.toUpperCase(), side: letter === 'c' ? 'customer' : 'support' } as const
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(told))) ? told : undefined
}

const tokenOf = (told: TicketAddress): string =>
  `${LETTERS[told.side]}-${told.number.slice(2).replace('-', '').toLowerCase()}-${macOf(told)}`

/** 80 bits are enough: each guess costs one email to our server. */
const macOf = ({ number, side }: TicketAddress): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`ticket:${side}:${number}`).digest('hex').slice(0, 20)

function splitAddress(address: string): string[] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)]
}
