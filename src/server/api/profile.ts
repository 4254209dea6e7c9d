import { z } from 'zod'
import { instant } from './terms'

export const profile = z
  .strictObject({
    username: z.string().describe('Empty where there is none.'),
    email: z.string(),
    created_at: instant,
    locale: z.string(),
    marketing: z.boolean().describe('Whether news come by e-mail.'),
  })
  .meta({ id: 'Profile' })

/** The short form, also stored in a cookie. */
export const userInfo = z
  .strictObject({
    username: z.string().describe('URL-encoded; empty where there is none.'),
    email: z.string(),
  })
  .meta({ id: 'UserInfo' })
