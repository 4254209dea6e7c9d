import { z } from 'zod'
import type { Locale } from '@/site/locale'
import { type Messages, translator } from '@/site/messages'
import type { Cookie } from '../http/cookie'

type Refusal = { status: number; text: keyof Messages['errors'] }

/** Error code → HTTP status and message. */
export const REFUSALS = {
  bad_input: { status: 400, text: 'bad_input' },
  unknown_action: { status: 400, text: 'bad_input' },
  not_sellable: { status: 400, text: 'not_sellable' },
  not_eligible: { status: 400, text: 'not_eligible' },
  unknown_route: { status: 400, text: 'unknown_route' },
  unknown_plan: { status: 400, text: 'unknown_plan' },
  not_logged_in: { status: 401, text: 'not_logged_in' },
  wrong_credentials: { status: 401, text: 'wrong_credentials' },
  foreign_origin: { status: 403, text: 'not_allowed' },
  not_found: { status: 404, text: 'not_found' },
  method_not_allowed: { status: 405, text: 'not_allowed' },
  not_allowed: { status: 409, text: 'not_allowed' },
  email_taken: { status: 409, text: 'email_taken' },
  purchase_running: { status: 409, text: 'purchase_running' },
  price_changed: { status: 409, text: 'price_changed' },
  device_limit: { status: 409, text: 'device_limit' },
  removal_limit: { status: 409, text: 'removal_limit' },
  link_expired: { status: 410, text: 'link_expired' },
  too_large: { status: 413, text: 'bad_input' },
  too_many_tries: { status: 429, text: 'too_many_tries' },
  server_error: { status: 500, text: 'server_error' },
  unavailable: { status: 503, text: 'unavailable' },
} satisfies Record<string, Refusal>

export type RefusalWord = keyof typeof REFUSALS

export type FieldCodes = Record<string, string>

export type Success<D = unknown> = {
  ok: true
  data: D
  cookies?: readonly Cookie[]
  goTo?: string
  /** Redirects whoever asks, out of the shop too. */
  sentOnTo?: string
}
export type Refused<R = unknown> = Body<R> & { ok: false; why: RefusalWord }

type Body<R> = {
  fields?: FieldCodes
  data?: R
  retryAfter?: number
  cookies?: readonly Cookie[]
}

export type Answer<D = unknown, R = unknown> = Success<D> | Refused<R>

/** `goTo`: the path of the shop that a plain form of a page is redirected to. */
export const given = <const D>(data: D, extra: Pick<Success, 'cookies' | 'goTo'> = {}): Success<D> => ({
  ok: true,
  data,
  ...extra,
})

/** Redirects to an address of our own settings, never to one of the input. */
export const sentOn = (sentOnTo: string): Success<null> => ({ ok: true, data: null, sentOnTo })

/** For calls that only redirect: no data, but a 302. */
export const elsewhere = z.null()

/** A refusal in words for programs; `REFUSALS` has its status. `fields`: what is wrong by field, `retryAfter` in seconds. */
export function refused(why: RefusalWord, extra?: Body<never>): Refused<never>
/** With data beside the reason, such as what is allowed instead (DOMAIN 6). */
export function refused<R>(why: RefusalWord, extra: Body<R>): Refused<R>
export function refused<R>(why: RefusalWord, extra: Body<R> = {}): Refused<R> {
  return { ok: false, why, ...extra }
}

/** For people, in their language; several words share a sentence. */
export const refusalSentence = (why: RefusalWord, locale: Locale): string =>
  translator(locale, 'errors')(REFUSALS[why].text)
