import { z } from 'zod'
import { readConsent } from '@/site/consent'
import { EXPERIMENT_DAYS, experimentCookie, GROUPS, groupIn } from '@/site/experiment'
import { countParticipant, groupOf } from '../../experiments/assign'
import { runningExperiment } from '../../experiments/running'
import { networkOf } from '../../http/client-ip'
import { given } from '../answer'
import { endpoint } from '../endpoint'
import { text } from '../text'

const DAY = 24 * 3600

export const joinExperiment = endpoint({
  does: 'The group of this visitor in the test of plans that runs now; of none where they did not agree to statistics.',
  path: 'api/experiment',
  methods: ['POST'],
  dialect: 'envelope',
  input: z.object({ guest_token_v2: text(100).default('') }),
  gives: z.strictObject({ key: z.string(), group: z.enum(GROUPS) }).nullable(),
  limit: (_, { ip }) => ({ name: 'experiment', key: networkOf(ip) }),
  run: async ({ guest_token_v2 }, { visit, ip, cookies, customer }) => {
    const running = await runningExperiment(visit)
    if (!running || !readConsent(cookies.consent)?.statistics) return given(null)
    const { key } = running
    const known = groupIn(cookies[experimentCookie(key)])
    if (known) return given({ key, group: known })
    const participant = { ip, email: (await customer())?.email ?? '', guest: guest_token_v2 }
    const group = groupOf(running, participant)
    await countParticipant(key, group, participant, visit.at)
    const cookie = {
      name: experimentCookie(key),
      value: group,
      maxAge: EXPERIMENT_DAYS * DAY,
      httpOnly: false,
    }
    return given({ key, group }, { cookies: [cookie] })
  },
})
