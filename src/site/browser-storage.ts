import { CLIENT_DAYS, CLIENT_EMAIL, CLIENT_MAC, HAND_OVER_COOKIE, HAND_OVER_SECONDS } from './client-cookies'
import { CONSENT_COOKIE, CONSENT_DAYS, type Purpose } from './consent'
import { EXPERIMENT_DAYS, EXPERIMENT_PREFIX } from './experiment'
import { GUEST_TOKEN, GUEST_TOKEN_DAYS } from './guest-token'
import { INVITE_COOKIE, INVITE_DAYS } from './invitation'
import { CATEGORY_COOKIE, CATEGORY_DAYS } from './last-category'
import { LOCALE_COOKIE, LOCALE_SECONDS } from './locale'
import { OS_CHOICE } from './os-choice'
import { POPUP_COOKIE, POPUP_DAYS } from './popup'
import { PRODUCT_INFO_KEY, PRODUCT_INFO_SECONDS } from './product-info'
import { ONLINE_USER, PUSH_RECORD } from './push'
import { COUNTRY_CHOICE } from './visit'
import { VISITS_KEY } from './visit-source'

const MINUTE = 60
const DAY = 24 * 3600

/** One thing that the shop keeps in a visitor's browser; what it is for is in the texts (`storage.purpose`). */
export type BrowserStorage = {
  /** One that ends with `*` stands for all names with that beginning. */
  name: string
  kind: 'cookie' | 'local' | 'session'
  needs: 'necessary' | Purpose
  /** In seconds; null: until it is deleted, and in the session storage until the window is closed. */
  life: number | null
}

/**
 * All cookies and storage keys that visitors get: the cookies policy shows this table, a crawl holds it to what a
 * browser really finds, and who takes a consent back loses what it allowed. Staff have two more, in the admin alone.
 */
export const BROWSER_STORAGE = [
  { name: 'token', kind: 'cookie', needs: 'necessary', life: 7 * DAY },
  { name: 'email', kind: 'cookie', needs: 'necessary', life: 7 * DAY },
  { name: 'user_info', kind: 'cookie', needs: 'necessary', life: 7 * DAY },
  { name: LOCALE_COOKIE, kind: 'cookie', needs: 'necessary', life: LOCALE_SECONDS },
  { name: OS_CHOICE, kind: 'cookie', needs: 'necessary', life: 7 * DAY },
  { name: COUNTRY_CHOICE, kind: 'cookie', needs: 'necessary', life: 7 * DAY },
  { name: 'orders', kind: 'cookie', needs: 'necessary', life: 7 * DAY },
  { name: 'checkout_email', kind: 'cookie', needs: 'necessary', life: 10 * MINUTE },
  { name: HAND_OVER_COOKIE, kind: 'cookie', needs: 'necessary', life: HAND_OVER_SECONDS },
  { name: CONSENT_COOKIE, kind: 'cookie', needs: 'necessary', life: CONSENT_DAYS * DAY },
  { name: CLIENT_EMAIL, kind: 'cookie', needs: 'statistics', life: CLIENT_DAYS * DAY },
  { name: CLIENT_MAC, kind: 'cookie', needs: 'statistics', life: CLIENT_DAYS * DAY },
  { name: INVITE_COOKIE, kind: 'cookie', needs: 'marketing', life: INVITE_DAYS * DAY },
  { name: CATEGORY_COOKIE, kind: 'cookie', needs: 'marketing', life: CATEGORY_DAYS * DAY },
  { name: PUSH_RECORD, kind: 'local', needs: 'marketing', life: null },
  { name: ONLINE_USER, kind: 'local', needs: 'marketing', life: null },
  { name: VISITS_KEY, kind: 'local', needs: 'statistics', life: null },
  { name: GUEST_TOKEN, kind: 'cookie', needs: 'statistics', life: GUEST_TOKEN_DAYS * DAY },
  { name: `${EXPERIMENT_PREFIX}*`, kind: 'cookie', needs: 'statistics', life: EXPERIMENT_DAYS * DAY },
  { name: POPUP_COOKIE, kind: 'cookie', needs: 'necessary', life: POPUP_DAYS * DAY },
  { name: 'deadline-*', kind: 'session', needs: 'necessary', life: null },
  { name: PRODUCT_INFO_KEY, kind: 'session', needs: 'necessary', life: PRODUCT_INFO_SECONDS },
] as const satisfies readonly BrowserStorage[]
