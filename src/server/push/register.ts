import type { Locale } from '@/site/locale'
import type { Site } from '@/site/sites'
import { database } from '../runtime/database'
import { rowId } from '../runtime/row-id'

/** A browser's registration for push messages (SPEC 3); `diffTime` in minutes from UTC, `country` as of a visit. */
export type PushRegistration = {
  endpoint: string
  auth: string
  pdhkey: string
  site: Site
  language: Locale
  country: string
  diffTime: number
  deviceModel: string
  appId: string
  explorer: string
  explorerVersion: string
  userAgent: string
  /** As the browser counted them; undefined where a caller does not. */
  sessions: number | undefined
  popups: number | undefined
  customerId: string | null
}

/**
 * Stores a push registration, once per endpoint, and it stays its customer's. Counts of a browser never shrink; who does
 * not count comes back in another session. `at` in ms.
 */
export async function registerPush(told: PushRegistration, at: number): Promise<void> {
  await database.query(
    `insert into push_registrations as kept (endpoint, auth, pdhkey, language, diff_time, device_model, app_id,
       explorer, explorer_version, user_agent, customer_id, last_active, site, country, session_count, popup_count)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, coalesce($15::int, 1), coalesce($16::int, 0))
     on conflict (endpoint) do update set auth = excluded.auth, pdhkey = excluded.pdhkey,
       language = excluded.language, diff_time = excluded.diff_time, device_model = excluded.device_model,
       app_id = excluded.app_id, explorer = excluded.explorer, explorer_version = excluded.explorer_version,
       user_agent = excluded.user_agent, customer_id = coalesce(excluded.customer_id, kept.customer_id),
       site = excluded.site, country = excluded.country,
       session_count = greatest(kept.session_count, coalesce($15::int, kept.session_count + 1)),
       popup_count = greatest(kept.popup_count, excluded.popup_count),
       last_active = excluded.last_active, updated_at = now()`,
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
      told.site,
      told.country,
      told.sessions,
      told.popups,
    ],
  )
}

/** Forgets a registration; only its browser knows both. */
export async function unregisterPush({ endpoint, auth }: { endpoint: string; auth: string }): Promise<void> {
  await database.query('delete from push_registrations where endpoint = $1 and auth = $2', [endpoint, auth])
}

/** A message was clicked, at `at` (ms); counted once. `delivery` is what its browser was told. */
export async function countPushClick(delivery: string, at: number): Promise<void> {
  await database.query('update push_deliveries set clicked_at = $2 where id = $1 and clicked_at is null', [
    rowId(delivery),
    new Date(at),
  ])
}
