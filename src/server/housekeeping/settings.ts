import { z } from 'zod'
import type { Database } from '../runtime/database'

type Limits = { label: string; days: number; least: number; most: number }

/** Retentions in days: default and bounds for staff. The privacy policy names them. */
export const RETENTIONS = {
  unpaid_orders: { label: 'Orders that were never paid', days: 90, least: 8, most: 3650 },
  sandbox_payments: { label: 'Sandbox payments', days: 90, least: 8, most: 3650 },
  email_texts: { label: 'Text of emails that were sent or could not be sent', days: 30, least: 1, most: 365 },
  emails: { label: 'Record of which emails were sent, and to whom', days: 730, least: 30, most: 3650 },
  unconfirmed_accounts: {
    label: 'Accounts whose address was never confirmed',
    days: 30,
    least: 2,
    most: 365,
  },
  sessions: { label: 'Ended sign-ins and links', days: 7, least: 1, most: 365 },
  sign_ins: { label: 'Sign-in history of an account', days: 180, least: 7, most: 3650 },
  push_registrations: { label: 'Inactive push registrations', days: 365, least: 30, most: 3650 },
  client_reports: { label: 'Browser error reports', days: 90, least: 1, most: 3650 },
  referrals: {
    label: 'Visits through referral links, shares, and trials of deleted accounts',
    days: 365,
    least: 31,
    most: 3650,
  },
  released_devices: { label: 'Released computers', days: 365, least: 62, most: 3650 },
  closed_tickets: {
    label: 'Closed tickets, with their messages and files',
    days: 1095,
    least: 30,
    most: 3650,
  },
  erased_accounts: {
    label: 'IDs of deleted accounts; keep them longer than the oldest backup',
    days: 400,
    least: 30,
    most: 3650,
  },
} as const satisfies Record<string, Limits>

export type Retention = keyof typeof RETENTIONS
export type Days = Record<Retention, number>

export const RETENTION_NAMES = Object.keys(RETENTIONS).filter((name): name is Retention => name in RETENTIONS)

/** Null where the number is right. */
export function problemOfDays(name: Retention, days: unknown): string | null {
  const { least, most } = RETENTIONS[name]
  if (typeof days === 'number' && Number.isInteger(days) && days >= least && days <= most) return null
  return `Days must be a whole number from ${least} to ${most}.`
}

const row = z.record(z.string(), z.unknown())

/** The retentions that staff set, else the defaults. Throws on a stored one out of bounds. */
export async function retentions(db: Database): Promise<Days> {
  const [stored = {}] = await db.query('select * from housekeeping limit 1')
  const known = row.parse(stored)
  const daysOf = (name: Retention) => {
    const days = known[name] ?? RETENTIONS[name].days
    const problem = problemOfDays(name, days)
    if (problem) throw new Error(`housekeeping.${name}: ${problem}`)
    return Number(days)
  }
  return {
    unpaid_orders: daysOf('unpaid_orders'),
    sandbox_payments: daysOf('sandbox_payments'),
    email_texts: daysOf('email_texts'),
    emails: daysOf('emails'),
    unconfirmed_accounts: daysOf('unconfirmed_accounts'),
    sessions: daysOf('sessions'),
    sign_ins: daysOf('sign_ins'),
    push_registrations: daysOf('push_registrations'),
    client_reports: daysOf('client_reports'),
    referrals: daysOf('referrals'),
    released_devices: daysOf('released_devices'),
    closed_tickets: daysOf('closed_tickets'),
    erased_accounts: daysOf('erased_accounts'),
  }
}
