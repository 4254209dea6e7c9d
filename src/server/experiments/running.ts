import { isWithin } from '@/pricing'
import { experimentCookie, groupIn } from '@/site/experiment'
import type { Site } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { knownRuleBook, ruleBook } from '../rule-book/live'
import type { ExperimentRow } from '../rule-book/word-rows'

type Cookies = Readonly<Record<string, string | undefined>>

/** The experiment of a site at an instant (ms, UTC); one at a time, as saving sees to (SPEC 4, plan A/B test). */
export async function runningExperiment({
  at,
  site,
}: Pick<Visit, 'at' | 'site'>): Promise<ExperimentRow | undefined> {
  const { experiments } = (await ruleBook()).words
  return experiments.find(each => isOn(each, site) && isWithin(each, at))
}

/** The keys of the stored experiments whose a group a visitor is in; made-up cookies name none. */
export const variantsIn = (cookies: Cookies, site: Site): string[] =>
  (knownRuleBook()?.words.experiments ?? [])
    .filter(each => isOn(each, site) && groupIn(cookies[experimentCookie(each.key)]) === 'a_show')
    .map(({ key }) => key)

/** What differs for this visitor; undefined for all but the a group of an experiment that runs now. */
export async function experimentShown(visit: Visit): Promise<ExperimentRow | undefined> {
  if (visit.variants.length === 0) return undefined
  const running = await runningExperiment(visit)
  return running && visit.variants.includes(running.key) ? running : undefined
}

const isOn = ({ sites }: ExperimentRow, site: Site): boolean => sites.length === 0 || sites.includes(site)
