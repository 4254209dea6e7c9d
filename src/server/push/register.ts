import type { Locale } from '@/site/locale'
import { database } from '../runtime/database'

/** A browser's registration for push messages (SPEC 3); `diffTime` in minutes from UTC. */
export type PushRegistration = {
  endpoint: string
  auth: string
  pdhkey: string
  language: Locale
  diffTime: number
  deviceModel: string
  appId: string
  explorer: string
  explorerVersion: string
  userAgent: string
  customerId: string | null
}

/**
 * Stores a push registration, once per endpoint; a returning one counts another session and stays its customer's.
 * `at` in ms.
 */
export async function registerPush(told: PushRegistration, at: number): Promise<void> {
  await database.query(
    `insert into push_registrations as kept (endpoint, auth, pdhkey, language, diff_time, device_model, app_id,
       explorer, explorer_version, user_agent, customer_id, last_active)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (endpoint) do update set auth = excluded.auth, pdhkey = excluded.pdhkey,
       language = excluded.language, diff_time = excluded.diff_time, device_model = excluded.device_model,
       app_id = excluded.app_id, explorer = excluded.explorer, explorer_version = excluded.explorer_version,
       user_agent = excluded.user_agent, customer_id = coalesce(excluded.customer_id, kept.customer_id),
       session_count = kept.session_count + 1, last_active = excluded.last_active, updated_at = now()`,
    [
      told.endpoint,
      told.auth,
      told.pdhkey,
      told.language,
      told.diffTime,
      told.deviceModel,
      told.appId,
      told.explorer,
      told.explorerVersion,
      told.userAgent,
      told.customerId,
      new Date(at),
    ],
  )
}
