import type { z } from 'zod'
import type { Customer } from '../accounts'
import { type LimitName, takeTry } from '../limits'
import { type Answer, type FieldCodes, refused } from './answer'
import type { Call } from './call'
import type { Dialect } from './dialects'

type Method = 'GET' | 'POST'

type Row = {
  /** Below the base: `user.php`, `api/v3/bills`. */
  path: string
  /** The parameter `a` that names the call. */
  action?: string
  /** Answers also where no `a` came. */
  isDefault?: true
  methods: readonly [Method, ...Method[]]
  /** Whether it changes something, and so needs our own origin; by default a POST does. */
  changes?: boolean
  dialect: Dialect
}

type Asking<S extends z.ZodType, C> = Row & {
  input: S
  /** Which limit counts the call, and by what. */
  limit?: (input: z.output<S>, call: Call) => { name: LimitName; key: string }
  run: (input: z.output<S>, call: C) => Promise<Answer>
}

/** One row of a table of calls; its input is checked before it runs. */
export type Endpoint = Row & { answer: (call: Call) => Promise<Answer> }

/** A call of API.md that anyone may make. */
export function endpoint<S extends z.ZodType>({ input, limit, run, ...row }: Asking<S, Call>): Endpoint {
  return {
    ...row,
    answer: async call => {
      const parsed = input.safeParse(call.parameters, { reportInput: true })
      if (!parsed.success) return refused('bad_input', { fields: fieldCodes(parsed.error) })
      const counted = limit?.(parsed.data, call)
      const taken = counted && (await takeTry(counted.name, counted.key))
      if (taken?.ok === false) return refused('too_many_tries', { retryAfter: taken.retryAfter })
      return run(parsed.data, call)
    },
  }
}

export type CustomerCall = Omit<Call, 'customer' | 'token'> & { customer: Customer; token: string }

/** A call that needs a signed-in customer: 401 without. */
export function customerEndpoint<S extends z.ZodType>({ run, ...asking }: Asking<S, CustomerCall>): Endpoint {
  const inner = (customer: Customer, token: string) =>
    endpoint({ ...asking, run: (input, call) => run(input, { ...call, customer, token }) })
  const { input, limit, ...row } = asking
  return {
    ...row,
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
