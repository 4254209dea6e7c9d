import { readConsent } from '@/site/consent'
import { experimentCookie, type Group, groupIn } from '@/site/experiment'
import { readVisits, type VisitSource } from '@/site/visit-source'
import { runningExperiment } from '../experiments/running'
import type { Call } from '../request/call'

/** How a buyer came here: the sources of their last visits, the newest first, and their group in the test of plans. */
export type Arrival = { visits: VisitSource[]; groups: Record<string, Group> }

export const UNKNOWN_ARRIVAL: Arrival = { visits: [], groups: {} }

/** What the browser tells of it, for who agreed to statistics (SPEC 9, tracking); nothing that it says changes a price. */
export async function arrivalOf({ visit, cookies }: Call, told: string | undefined): Promise<Arrival> {
  if (!readConsent(cookies.consent)?.statistics) return UNKNOWN_ARRIVAL
  const running = await runningExperiment(visit)
  const group = running && groupIn(cookies[experimentCookie(running.key)])
  return { visits: readVisits(told ?? null), groups: running && group ? { [running.key]: group } : {} }
}
