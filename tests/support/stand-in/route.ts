import type { Front, Ledger } from './ledger'

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  /** Of a form or of JSON, as nested fields. */
  body: Record<string, unknown>
  ids: string[]
  now: number
  ledger: Ledger
  origin: string
}

export type Answer = { status: number; body: unknown; type?: string; location?: string }

export type Route = {
  front: Front
  method: string
  /** With `:id` for each part that varies. */
  path: string
  run: (call: Call) => Promise<Answer>
}

/** What a provider says where it does not do what it was asked. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(JSON.stringify(body))
  }
}

export const ok = (body: unknown, status = 200): Answer => ({ status, body })

/** The varying parts of a path, undefined where it is not the route's. */
export function idsOf({ path }: Pick<Route, 'path'>, given: string): string[] | undefined {
  const wanted = path.split('/')
  const parts = given.split('/')
  if (parts.length !== wanted.length) return undefined
  const isIt = wanted.every((part, index) => part === ':id' || part === parts[index])
  return isIt ? parts.filter((_, index) => wanted[index] === ':id') : undefined
}
