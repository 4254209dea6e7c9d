import { z } from 'zod'
import { instant } from './terms'

/** A customer's own data (API, user_info). */
export const profile = z
  .strictObject({
    username: z.string().describe('Empty where there is none.'),
    email: z.string(),
    created_at: instant,
    locale: z.string(),
    marketing: z.boolean().describe('Whether news come by e-mail.'),
  })
  .meta({ id: 'Profile' })

export const userInfo = z
  .strictObject({
    username: z.string().describe('URL-encoded; empty where there is none.'),
    email: z.string(),
  })
  .meta({ id: 'UserInfo' })
