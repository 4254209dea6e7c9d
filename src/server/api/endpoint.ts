import type { z } from 'zod'
import { consume, type LimitName } from '../http/rate-limit'
import { openKeptResults } from '../page-cache/kept-results'
import type { Call } from '../request/call'
import type { Customer } from '../sessions/customer'
import { type Answer, refused } from './answer'
import type { Dialect } from './dialects'
import { readInput } from './input'

type Method = 'GET' | 'POST'

type Row<G extends z.ZodType, P extends string, A> = {
  path: P
  /** The value of the parameter `a`. */
  action?: A
  does?: string
  /** Also answers calls without `a`. */
  isDefault?: true
  methods: readonly [Method, ...Method[]]
  /** Whether it changes something and so needs our own origin; by default, POST does. */
  changes?: boolean
  signedIn?: true
  dialect: Dialect
  /** The schema of the data. Not checked at run time: tests hold every answer to it, and OpenAPI shows it. */
  gives: G
}

type Input<S extends z.ZodType, C, G extends z.ZodType, P extends string, A, R extends z.ZodType> = Row<
  G,
  P,
  A
> & {
  input: S
  refuses?: R
  /** Told the same on one site in one language, whoever asks, until something is published or due: its answers are kept. */
  sameForAll?: true
  limit?: (input: z.output<S>, call: Call) => { name: LimitName; key: string }
  run: (input: z.output<S>, call: C) => Promise<Answer<z.output<G>, z.output<R>>>
}

export type Endpoint<
  S extends z.ZodType = z.ZodType,
  G extends z.ZodType = z.ZodType,
  P extends string = string,
  A = unknown,
> = Row<G, P, A> & {
  input: S
  refuses?: z.ZodType
  answer: (call: Call) => Promise<Answer<z.output<G>>>
}

export type InputOf<E> = E extends Endpoint<infer S> ? z.input<S> : never
export type DataOf<E> = E extends Endpoint<z.ZodType, infer G> ? z.output<G> : never

/**
 * A call whose input is read and counted before it runs: `bad_input` where the schema refuses it, `too_many_tries` with
 * seconds to wait beyond its limit.
 */
export function endpoint<
  S extends z.ZodType,
  G extends z.ZodType,
  P extends string,
  const A extends string | undefined = undefined,
  R extends z.ZodType = z.ZodNever,
>(asking: Input<S, Call, G, P, A, R>): Endpoint<S, G, P, A> {
  const { limit, run, sameForAll } = asking
  const kept = sameForAll && openKeptResults<Answer<z.output<G>, z.output<R>>>()
  return {
    ...asking,
    answer: async call => {
      const read = readInput(asking.input, call)
      if (!read.ok) return read
      const counted = limit?.(read.input, call)
      const taken = counted && (await consume(counted.name, counted.key))
      if (taken?.ok === false) return refused('too_many_tries', { retryAfter: taken.retryAfter })
      const make = () => run(read.input, call)
      return kept ? kept({ input: read.input, visit: call.visit, make }) : make()
    },
  }
}

export type CustomerCall = Omit<Call, 'customer' | 'token'> & { customer: Customer; token: string }

/** A call that answers 401 unless the customer is signed in. */
export function customerEndpoint<
  S extends z.ZodType,
  G extends z.ZodType,
  P extends string,
  const A extends string | undefined = undefined,
  R extends z.ZodType = z.ZodNever,
>(asking: Omit<Input<S, CustomerCall, G, P, A, R>, 'sameForAll'>): Endpoint<S, G, P, A> {
  const inner = (customer: Customer, token: string) =>
    endpoint({ ...asking, run: (input, call) => asking.run(input, { ...call, customer, token }) })
  return {
    ...asking,
    signedIn: true,
    answer: async call => {
      const customer = await call.customer()
      if (!customer || !call.token) return refused('not_logged_in')
      return inner(customer, call.token).answer(call)
    },
  }
}
