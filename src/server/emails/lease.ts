import { setTimeout as pause } from 'node:timers/promises'
import { database } from '../runtime/database'
import { log } from '../runtime/log/log'
import type { Enclosed } from './attachments'

/** `attempts` identifies the lease: later ones have a higher number. */
export type Leased = {
  id: string
  to: string
  subject: string
  text: string
  html: string | null
  reply_to: string | null
  attempts: number
} & Enclosed

/**
 * How long a silent sender keeps an email; a living one renews it. With `SWEEP_MS` this bounds the delay after a
 * crash.
 */
export const LEASE_SECONDS = 30
const RENEW_MS = (LEASE_SECONDS * 1000) / 3

/** Takes a queued email for its sender alone, and counts the attempt; undefined where it is gone, was sent, or another sender has it. */
export async function leaseEmail(id: string): Promise<Leased | undefined> {
  const [email] = await database.query<Leased>(
    `update emails set leased_until = now() + make_interval(secs => $2), attempts = coalesce(attempts, 0) + 1, updated_at = now()
     where id = $1 and state = 'queued' and (leased_until is null or leased_until < now())
     returning id, "to", subject, coalesce(text, '') as text, html, reply_to, receipt_id, message_id,
       coalesce(attempts, 1) as attempts`,
    [id, LEASE_SECONDS],
  )
  return email
}

/** Renews the lease until `work` is over, however it ends; a renewal that fails is logged and stops nothing. */
export async function keepingLease<T>(email: Leased, work: () => Promise<T>): Promise<T> {
  const renewing = setInterval(() => void renew(email), RENEW_MS)
  return work().finally(() => clearInterval(renewing))
}

async function renew({ id, attempts }: Leased): Promise<void> {
  await database
    .query(
      `update emails set leased_until = now() + make_interval(secs => $3)
       where id = $1 and attempts = $2 and state = 'queued'`,
      [id, attempts, LEASE_SECONDS],
    )
    .catch((error: unknown) => log.warn({ error, email: id }, 'the lease of an email could not be renewed'))
}

const PATIENCE = 240
const PAUSE_MS = 500

/**
 * Records the outcome, retrying for two minutes while the database is away: an email that was sent but not recorded
 * would be sent again.
 */
export async function writeDown(write: () => Promise<unknown>, tries = PATIENCE): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (tries <= 1) throw error
    await pause(PAUSE_MS)
    await writeDown(write, tries - 1)
  }
}
