import { z } from 'zod'
import { LOCALES } from '@/site/locale'
import { ownerOfLink } from '../../accounts/password'
import { profileOf, updateProfile } from '../../accounts/profile'
import { named as namedOfAccounts } from '../../sessions/session-cookies'
import { given, refused } from '../answer'
import { customerEndpoint, endpoint } from '../endpoint'
import { field } from '../fields'
import { profile } from '../profile'

const user = { path: 'user.php', dialect: 'envelope' } as const

export const userInfo = customerEndpoint({
  does: 'Tells what is known of the customer.',
  ...user,
  action: 'user_info',
  methods: ['GET'],
  input: z.object({}),
  gives: profile,
  run: async (_, { customer }) => given(profileOf(customer)),
})

export const updateUser = customerEndpoint({
  does: 'Changes name, language and news by e-mail; what is not named stays.',
  ...user,
  action: 'update_user',
  methods: ['POST'],
  input: z.object({
    username: field('username').optional(),
    locale: z.enum(LOCALES).optional(),
    language: z.enum(LOCALES).optional(),
    marketing: z.stringbool().or(z.boolean()).optional(),
  }),
  gives: profile,
  run: async ({ language, locale = language, ...change }, { customer }) => {
    const updated = await updateProfile(customer.id, { ...change, locale })
    return updated ? given(profileOf(updated), { cookies: namedOfAccounts(updated) }) : refused('not_found')
  },
})

export const validateLink = endpoint({
  does: 'Whether the link of an email still works; the token stays usable.',
  ...user,
  action: 'validate',
  methods: ['POST'],
  input: z.union([
    z.object({ reset: z.string().min(1).max(100) }),
    z.object({ confirm: z.string().min(1).max(100) }),
  ]),
  gives: z.strictObject({ valid: z.boolean() }),
  run: async input => {
    const kind = 'reset' in input ? 'reset' : 'confirm'
    const token = 'reset' in input ? input.reset : input.confirm
    return given({ valid: (await ownerOfLink(token, kind)) !== null })
  },
})
