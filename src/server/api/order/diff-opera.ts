import { z } from 'zod'
import { UNINSTALL_REASONS } from '@/site/uninstall-reasons'
import { ownershipOf } from '../../licences/ownership-category'
import { normalEmail } from '../../sessions/customer'
import { writeUninstall } from '../../support/uninstall'
import { given, refused } from '../answer'
import { customerEndpoint, endpoint } from '../endpoint'
import { field } from '../fields'
import { saved } from '../terms'
import { text } from '../text'
import { ownership } from './ownership'

const diffOpera = { path: 'diffOpera.php', dialect: 'envelope' } as const

const emails = z
  .union([z.string().transform(list => list.split(',')), z.array(z.string())])
  .pipe(z.array(field('email')).min(1).max(20))

export const multiUserInfo = customerEndpoint({
  does: 'What a customer owns in numbers; of addresses only their own.',
  ...diffOpera,
  action: 'multi_user_info',
  methods: ['GET', 'POST'],
  input: z.object({ emails: emails.optional() }),
  gives: ownership,
  run: async ({ emails = [] }, { customer, visit }) => {
    const isOwn = emails.every(email => normalEmail(email) === customer.email)
    return isOwn ? given(await ownershipOf(customer.id, visit.at)) : refused('not_found')
  },
})

export const uninstalled = endpoint({
  does: 'Why somebody removed an application.',
  ...diffOpera,
  action: 'uninstall',
  methods: ['POST'],
  input: z.object({
    reason: z.enum(UNINSTALL_REASONS),
    text: text(5_000).default(''),
    app: text(80).default(''),
    version: text(40).default(''),
  }),
  gives: saved,
  run: async (form, { ip }) => {
    const problem = await writeUninstall(form, ip)
    if (!problem) return given({ saved: true })
    return 'tooMany' in problem
      ? refused('too_many_tries', { retryAfter: problem.retryAfter })
      : refused('bad_input', { fields: problem.problems })
  },
})
