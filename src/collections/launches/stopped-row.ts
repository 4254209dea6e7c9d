import type { LaunchRow } from '@/server/launches/launch'
import { NotDone, type Stop } from '../campaigns/publishing/not-done'
import { refusalIn } from '../hooks/refusals-in'
import { aboutRow } from './now'
import { refused, Stopped } from './outcome'

/** Warnings of a campaign that nobody has seen yet. */
export class Unseen extends Stopped {
  constructor(
    readonly campaign: string,
    readonly seen: string,
    sentence: string,
  ) {
    super(
      refused('warnings', 'confirm', `${sentence} If that is meant, check “Yes, publish it all the same”.`),
    )
  }
}

/** A refusal says of what it is; anything else stays what it is. */
export function stopOf(row: LaunchRow, error: unknown): unknown {
  if (error instanceof NotDone) return stopOfCampaign(row, error.stop)
  if (error instanceof Stopped) {
    const { code, field, sentence } = error.refusal
    return new Stopped(refused(code, field, `${aboutRow(row)} ${sentence}`))
  }
  const refusal = refusalIn(error)
  return refusal ? new Stopped(refused(refusal.code, 'items', `${aboutRow(row)} ${refusal.sentence}`)) : error
}

const stopOfCampaign = (row: LaunchRow, stop: Stop): Stopped =>
  'errors' in stop
    ? new Stopped(refused('campaign_errors', 'items', `${aboutRow(row)} ${stop.errors.join(' ')}`))
    : new Unseen(row.item, stop.seen, `${aboutRow(row)} ${stop.warnings.join(' ')}`)
