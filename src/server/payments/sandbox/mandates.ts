import { type Database, database } from '../../runtime/database'
import type { MandateState } from '../recurring-provider'
import { mandateId } from './signature'

/** What the saved card of a sandbox payment does when it is charged again. */
export type SandboxCard = 'good' | 'declined' | 'hard_declined'

/** Saves the card of a payment; saved twice it is one. */
export async function saveMandate(tx: Database, session: string, card: SandboxCard): Promise<string> {
  const mandate = mandateId(session)
  await tx.query(
    'insert into sandbox_mandates (mandate, card) values ($1, $2) on conflict (mandate) do nothing',
    [mandate, card],
  )
  return mandate
}

/** What becomes of a charge: one that was ended or never saved is declined for good. */
export async function cardOf(mandate: string): Promise<SandboxCard> {
  const [found] = await database.query<{ card: SandboxCard; ended_at: Date | null }>(
    'select card, coalesce(ended_at, paused_at) as ended_at from sandbox_mandates where mandate = $1',
    [mandate],
  )
  return found && found.ended_at === null ? found.card : 'hard_declined'
}

/** Ends what is saved at an instant (ms): charges are declined from then on. Ending it twice keeps the first instant. */
export async function endSandboxMandate(mandate: string, at: number): Promise<void> {
  await database.query('update sandbox_mandates set ended_at = $2 where mandate = $1 and ended_at is null', [
    mandate,
    new Date(at),
  ])
}

/** Pauses what is saved since an instant, or lets it be charged again (null). */
export async function pauseMandate(tx: Database, mandate: string, at: Date | null): Promise<void> {
  await tx.query('update sandbox_mandates set paused_at = $2 where mandate = $1', [mandate, at])
}

/** An unknown mandate has ended. */
export async function sandboxMandateState(mandate: string): Promise<MandateState> {
  const [found] = await database.query<{ is_ended: boolean; is_paused: boolean }>(
    `select ended_at is not null as is_ended, paused_at is not null as is_paused
     from sandbox_mandates where mandate = $1`,
    [mandate],
  )
  if (!found || found.is_ended) return 'ended'
  return found.is_paused ? 'paused' : 'active'
}
