import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { onePerProcess } from '@/one-per-process'
import { database } from '../runtime/database'

const QUARTER_HOUR = 900
const MINUTE = 60
const DAY = 86_400

/** Tries per seconds (API, limits), shared by all processes through the table `rate_limits`. */
const LIMITS = {
  login: { points: 10, duration: QUARTER_HOUR },
  login_from_network: { points: 100, duration: QUARTER_HOUR },
  staff_login: { points: 10, duration: QUARTER_HOUR },
  staff_login_from_network: { points: 100, duration: QUARTER_HOUR },
  staff_login_of_address: { points: 50, duration: QUARTER_HOUR },
  staff_login_of_browser: { points: 10, duration: QUARTER_HOUR },
  staff_code: { points: 10, duration: QUARTER_HOUR },
  staff_code_of_day: { points: 50, duration: DAY },
  staff_reset: { points: 10, duration: QUARTER_HOUR },
  place: { points: 20, duration: QUARTER_HOUR },
  place_from_network: { points: 100, duration: QUARTER_HOUR },
  limited_code: { points: 20, duration: QUARTER_HOUR },
  pay: { points: 30, duration: QUARTER_HOUR },
  pay_from_network: { points: 100, duration: QUARTER_HOUR },
  register: { points: 10, duration: QUARTER_HOUR },
  reset: { points: 10, duration: QUARTER_HOUR },
  email: { points: 3, duration: QUARTER_HOUR },
  links: { points: 3, duration: DAY },
  links_from_network: { points: 10, duration: QUARTER_HOUR },
  declaration: { points: 5, duration: QUARTER_HOUR },
  declaration_from_network: { points: 10, duration: QUARTER_HOUR },
  contact: { points: 10, duration: QUARTER_HOUR },
  referral: { points: 10, duration: QUARTER_HOUR },
  export: { points: 10, duration: QUARTER_HOUR },
  ticket: { points: 10, duration: QUARTER_HOUR },
  uninstall: { points: 10, duration: QUARTER_HOUR },
  comment: { points: 10, duration: QUARTER_HOUR },
  customer_review: { points: 10, duration: QUARTER_HOUR },
  get_code: { points: 10, duration: QUARTER_HOUR },
  share: { points: 10, duration: QUARTER_HOUR },
  push: { points: 10, duration: QUARTER_HOUR },
  report: { points: 10, duration: QUARTER_HOUR },
  cancel_feedback: { points: 10, duration: QUARTER_HOUR },
  card_page: { points: 10, duration: QUARTER_HOUR },
} satisfies Record<string, Limit>

type Limit = { points: number; duration: number }

/**
 * What costs a process much to answer, by network or member of staff. Each process counts for itself, without the database: what is refused
 * must cost nothing, and it is the process's own time that the limit shares out.
 */
const WORK_LIMITS = {
  search: { points: 60, duration: MINUTE },
  suggest: { points: 120, duration: MINUTE },
  variant: { points: 120, duration: MINUTE },
  picture: { points: 120, duration: MINUTE },
  receipt: { points: 30, duration: MINUTE },
  experiment: { points: 60, duration: MINUTE },
  push_click: { points: 60, duration: MINUTE },
  download: { points: 60, duration: MINUTE },
  staff_search: { points: 240, duration: MINUTE },
} satisfies Record<string, Limit>

export type WorkLimitName = keyof typeof WORK_LIMITS
export type LimitName = keyof typeof LIMITS | WorkLimitName

/** In seconds. */
export type RateLimited = { ok: true } | { ok: false; retryAfter: number }

/** Of these a process is asked by a proxy that names no visitor, or by ourselves: there is nobody to tell apart. */
const THIS_MACHINE = ['127.0.0.1', '0:0:0:0']

const isWork = (name: LimitName): name is WorkLimitName => Object.hasOwn(WORK_LIMITS, name)

/** Counts a try for a key (an email address, a network). */
export async function consume(name: LimitName, key: string): Promise<RateLimited> {
  if (isWork(name) && THIS_MACHINE.includes(key)) return { ok: true }
  try {
    await limiterOf(name).consume(hashed(key))
    return { ok: true }
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return { ok: false, retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
  }
}

/** Forgets a key's tries after a success. */
export async function resetLimit(name: LimitName, key: string): Promise<void> {
  await limiterOf(name).delete(hashed(key))
}

/** Takes back one try of a shared key after a success. */
export async function giveBack(name: LimitName, key: string): Promise<void> {
  await limiterOf(name).reward(hashed(key))
}

/** Keys are stored hashed, so that the table names nobody. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url')

type Query = { text: string; values?: unknown[] }

const store = {
  query: async ({ text, values }: Query) => {
    const rows = await database.query(text, values)
    return { rows, rowCount: rows.length }
  },
}

const limiterOf = (name: LimitName): RateLimiterAbstract => {
  const limiter = limiters.get(name) ?? makeLimiter(name)
  limiters.set(name, limiter)
  return limiter
}

const limiters = new Map<LimitName, RateLimiterAbstract>()

const makeLimiter = (name: LimitName): RateLimiterAbstract =>
  isWork(name)
    ? onePerProcess(`limit ${name}`, () => new RateLimiterMemory({ keyPrefix: name, ...WORK_LIMITS[name] }))
    : makeSharedLimiter(name)

/** The table is migrated: two processes that create it at once would fail. */
const makeSharedLimiter = (name: keyof typeof LIMITS) =>
  new RateLimiterPostgres({
    storeClient: store,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    ...LIMITS[name],
  })
