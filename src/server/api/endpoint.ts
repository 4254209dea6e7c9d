import type { z } from 'zod'
import { consume, type LimitName } from '../http/rate-limit'
import type { Call } from '../request/call'
import type { Customer } from '../sessions/customer'
import { type Answer, refused } from './answer'
import type { Dialect } from './dialects'
import { readInput } from './input'

type Method = 'GET' | 'POST'

type Row<G extends z.ZodType, P extends string, A> = {
  /** Below the base: `user.php`, `api/v3/bills`. */
  path: P
  /** The parameter `a` that names the call. */
  action?: A
  /** What it does, in one plain English sentence for the OpenAPI document; may be left out. */
  does?: string
  /** Answers also where no `a` came. */
  isDefault?: true
  methods: readonly [Method, ...Method[]]
  /** Whether it changes something, and so needs our own origin; by default a POST does. */
  changes?: boolean
  /** Set by `customerEndpoint`: 401 for whoever is not signed in. */
  signedIn?: true
  dialect: Dialect
  /** The data that it gives. Answers are not checked by it; tests hold every one to it, and the OpenAPI document tells it. */
  gives: G
}

type Asking<S extends z.ZodType, C, G extends z.ZodType, P extends string, A, R extends z.ZodType> = Row<
  G,
  P,
  A
> & {
  input: S
  /** The data that comes with a refusal, where some does. */
  refuses?: R
  /** Which limit counts the call, and by what. */
  limit?: (input: z.output<S>, call: Call) => { name: LimitName; key: string }
  run: (input: z.output<S>, call: C) => Promise<Answer<z.output<G>, z.output<R>>>
}

/** One row of a table of calls; its input is checked before it runs. */
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

/** What a call is told, and what it tells where it works. */
export type InputOf<E> = E extends Endpoint<infer S> ? z.input<S> : never
export type DataOf<E> = E extends Endpoint<z.ZodType, infer G> ? z.output<G> : never

/** A call of API.md that anyone may make. */
export function endpoint<
  S extends z.ZodType,
  G extends z.ZodType,
  P extends string,
  const A extends string | undefined = undefined,
  R extends z.ZodType = z.ZodNever,
>(asking: Asking<S, Call, G, P, A, R>): Endpoint<S, G, P, A> {
  const { limit, run } = asking
  return {
    ...asking,
    answer: async call => {
      const read = readInput(asking.input, call)
      if (!read.ok) return read
      const counted = limit?.(read.input, call)
      const taken = counted && (await consume(counted.name, counted.key))
      if (taken?.ok === false) return refused('too_many_tries', { retryAfter: taken.retryAfter })
      return run(read.input, call)
    },
  }
}

export type CustomerCall = Omit<Call, 'customer' | 'token'> & { customer: Customer; token: string }

/** A call that needs a signed-in customer: 401 without. */
export function customerEndpoint<
  S extends z.ZodType,
  G extends z.ZodType,
  P extends string,
  const A extends string | undefined = undefined,
  R extends z.ZodType = z.ZodNever,
>(asking: Asking<S, CustomerCall, G, P, A, R>): Endpoint<S, G, P, A> {
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
