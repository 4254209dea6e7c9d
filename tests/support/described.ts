import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { elsewhere } from '@/server/api/answer'
import { givenBody, refusedBody } from '@/server/api/bodies'
import type { Endpoint } from '@/server/api/endpoint'

type Asked = { path: string; method: string; a?: string }
type Answered = { status: number; headers: Headers; body: unknown }

/** The row of a table that answers; where none does, one of its path, whose dialect refuses. */
export function rowOf(table: readonly Endpoint[], { path, method, a }: Asked): Endpoint | undefined {
  const there = table.filter(row => row.path === path)
  const named = there.filter(({ action, isDefault }) => action === a || (isDefault && !a))
  return named.find(({ methods }) => methods.some(each => each === method)) ?? there[0]
}

const UNKNOWN_PATH = { dialect: 'envelope', gives: elsewhere } as const

/** What of an answer is not as its row says: a field more, less or of another form. Null where nothing is. */
export function undescribed(row: Endpoint | undefined, { status, headers, body }: Answered): string | null {
  const told = row ?? UNKNOWN_PATH
  if (status === 303) return null
  if (status === 302) return told.gives === elsewhere ? null : 'It sends on.'
  const read = (status === 200 ? givenBody(told) : refusedBody(told)).safeParse(body)
  if (!read.success) return z.prettifyError(read.error)
  if (status === 429 && !(Number(headers.get('retry-after')) > 0)) return 'It does not say when to come back.'
  return isDeepStrictEqual(read.data, body) ? null : 'It tells more than its row says.'
}
