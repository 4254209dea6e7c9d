import type { z } from 'zod'
import type { Customer } from '../accounts'
import { type LimitName, takeTry } from '../limits'
import { type Answer, type FieldCodes, type Refused, refused } from './answer'
import type { Call } from './call'
import type { Dialect } from './dialects'
import { unstorableFields } from './storable'

type Method = 'GET' | 'POST'

type Row<P extends string, A> = {
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
}

type Asking<S extends z.ZodType, C, D, P extends string, A> = Row<P, A> & {
  input: S
  /** Which limit counts the call, and by what. */
  limit?: (input: z.output<S>, call: Call) => { name: LimitName; key: string }
  run: (input: z.output<S>, call: C) => Promise<Answer<D>>
}

/** One row of a table of calls; its input is checked before it runs. */
export type Endpoint<
  S extends z.ZodType = z.ZodType,
  D = unknown,
  P extends string = string,
  A = unknown,
> = Row<P, A> & { input: S; answer: (call: Call) => Promise<Answer<D>> }

/** What a call is told, and what it tells where it works. */
export type InputOf<E> = E extends Endpoint<infer S> ? z.input<S> : never
export type DataOf<E> = E extends Endpoint<z.ZodType, infer D> ? D : never

/** A call of API.md that anyone may make. */
export function endpoint<
  S extends z.ZodType,
  D,
  P extends string,
  const A extends string | undefined = undefined,
>(asking: Asking<S, Call, D, P, A>): Endpoint<S, D, P, A> {
  const { limit, run } = asking
  return {
    ...asking,
    answer: async call => {
      const read = readInput(asking.input, call)
      if (!read.ok) return read
      const counted = limit?.(read.input, call)
      const taken = counted && (await takeTry(counted.name, counted.key))
      if (taken?.ok === false) return refused('too_many_tries', { retryAfter: taken.retryAfter })
      return run(read.input, call)
    },
  }
}

type Read<S extends z.ZodType> = { ok: true; input: z.output<S> } | Refused

function readInput<S extends z.ZodType>(schema: S, { parameters }: Call): Read<S> {
  const parsed = schema.safeParse(parameters, { reportInput: true })
  const fields = parsed.success ? unstorableFields(parsed.data) : fieldCodes(parsed.error)
  return parsed.success && !fields
    ? { ok: true, input: parsed.data }
    : refused('bad_input', { fields: fields ?? undefined })
}

export type CustomerCall = Omit<Call, 'customer' | 'token'> & { customer: Customer; token: string }

/** A call that needs a signed-in customer: 401 without. */
export function customerEndpoint<
  S extends z.ZodType,
  D,
  P extends string,
  const A extends string | undefined = undefined,
>(asking: Asking<S, CustomerCall, D, P, A>): Endpoint<S, D, P, A> {
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

/** `empty` for what is missing, the issue's own code where it has one, else `value`. */
const fieldCodes = ({ issues }: z.ZodError): FieldCodes =>
  Object.fromEntries(
    issues.flatMap(inBranches).map(issue => [issue.path.join('.') || 'input', codeOf(issue)]),
  )

type Issue = z.core.$ZodIssue

/** Of a choice of shapes the last one tells what is missing. */
const inBranches = (issue: Issue): Issue[] =>
  issue.code === 'invalid_union' ? (issue.errors.at(-1) ?? []).map(inner => under(issue, inner)) : [issue]

const under = ({ path }: Issue, inner: Issue): Issue => ({ ...inner, path: [...path, ...inner.path] })

function codeOf(issue: Issue): string {
  if (issue.code === 'custom') return issue.message
  return issue.input === undefined || issue.input === '' ? 'empty' : 'value'
}
