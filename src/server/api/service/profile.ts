import { z } from 'zod'
import { LOCALES } from '@/site/locale'
import { profileOf, updateProfile } from '../../accounts/profile'
import { named as namedOfAccounts } from '../../sessions/session-cookies'
import { given, refused } from '../answer'
import { customerEndpoint } from '../endpoint'
import { field } from '../fields'
import { profile } from '../profile'
import { flag } from '../text'

const profileCall = (path: string) =>
  customerEndpoint({
    does: 'What a customer changes about themselves; what is not named stays.',
    path,
    methods: ['POST'],
    dialect: 'envelope',
    input: z.object({
      username: field('username').optional(),
      locale: z.enum(LOCALES).optional(),
      language: z.enum(LOCALES).optional(),
      marketing: flag.optional(),
    }),
    gives: profile,
    run: async ({ language, locale = language, ...change }, { customer }) => {
      const updated = await updateProfile(customer.id, { ...change, locale })
      return updated ? given(profileOf(updated), { cookies: namedOfAccounts(updated) }) : refused('not_found')
    },
  })

export const updateUserInfo = profileCall('api/v2/user_info/update')
export const setProfile = profileCall('api/v2/profile/set')
