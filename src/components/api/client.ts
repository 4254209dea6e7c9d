import type { DataOf, InputOf } from '@/server/api/endpoint'
import type { ApiBases } from '@/site/api-bases'
import { CALLS, type CallName, type Rows } from './calls'
import { guestToken } from './guest-token'

type Common = { locale?: string }
export type CallInput<N extends CallName> = InputOf<Rows[N]> & Common

/** A call's answer: its data, or what to tell the person. `message` is null if no answer came. */
export type CallResult<D = unknown> =
  | { ok: true; data: D }
  | { ok: false; message: string | null; fields: Readonly<Record<string, string>>; status?: number }

type Envelope<D> = { code: number; data: D; message?: string; fields?: Record<string, string> }

type Refused = Extract<CallResult, { ok: false }>

const NO_ANSWER: Refused = { ok: false, message: null, fields: {} }

/** The URL of a call, for a form sent without a script; its `a` goes along as a field. */
export const addressOf = (bases: ApiBases, name: CallName): string =>
  `${bases[CALLS[name].base]}/${CALLS[name].path}`

/** Calls with the visitor's cookies. Never throws. */
export const askApi = <N extends CallName>(
  bases: ApiBases,
  name: N,
  input: CallInput<N>,
  signal?: AbortSignal,
): Promise<CallResult<DataOf<Rows[N]>>> => ask(requestOf(bases, name, input), signal)

/** The same for a filled-in form: the server says what is wrong with it. */
export const sendForm = (
  bases: ApiBases,
  name: CallName,
  values: Readonly<Record<string, string>>,
): Promise<CallResult> => ask(requestOf(bases, name, values))

async function ask<D>(request: Request, signal?: AbortSignal): Promise<CallResult<D>> {
  try {
    const response = await fetch(request, { signal })
    const answer: Envelope<D> = await response.json()
    return response.ok ? { ok: true, data: answer.data } : { ...refusalOf(answer), status: response.status }
  } catch {
    // No connection, or no valid answer: the caller stays as it is and says so.
    return NO_ANSWER
  }
}

function requestOf(bases: ApiBases, name: CallName, input: object): Request {
  const { method, a } = CALLS[name]
  const payload = { ...(a !== undefined && { a }), ...input, ...said(CALLS[name].base) }
  const address = new URL(addressOf(bases, name), window.location.href)
  const common: RequestInit = { method, credentials: 'include', cache: 'no-store' }
  if (method === 'POST')
    return new Request(address, {
      ...common,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(payload),
    })
  for (const [key, value] of Object.entries(payload))
    if (value !== undefined) address.searchParams.set(key, String(value))
  return new Request(address, common)
}

/** What every payload holds (API): where it comes from, and for the service that it is a page, and of which browser. */
const said = (base: keyof ApiBases) => ({
  origin_url: window.location.origin,
  ...(base === 'service' && { web: '1', guest_token_v2: guestToken() }),
})

/**
 * Leaves for the page that does not exist, in the language of this address, where a call of the page was refused as bad
 * (SPEC 8); gives whether it was.
 */
export function leftAsMissing(told: CallResult): boolean {
  const isBad = !told.ok && told.status === 400
  if (isBad) window.location.replace(`${window.location.pathname.replace(/\/$/, '')}/missing`)
  return isBad
}

function refusalOf({ message, fields = {} }: Partial<Envelope<unknown>>): Refused {
  return message === undefined ? NO_ANSWER : { ok: false, message, fields }
}
