import { inspect } from 'node:util'
import { withoutSecrets } from './without-secrets'

/** What the log tells of an error. */
type ErrorFields = {
  type: string
  message: string
  stack?: string
  cause?: ErrorFields
  errors?: ErrorFields[]
  [detail: string]: unknown
}

/** Details that say what is wrong; others, as Postgres's `detail` and Drizzle's `params`, hold what was to be stored. */
const TELLING = ['code', 'status', 'digest', 'constraint', 'table', 'column', 'severity', 'syscall', 'port']

const DEEPEST = 5

/** An error as the log writes it: its reason, where it was thrown and what caused it, without secrets. */
export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(inspect(error)) }
  const isDeep = depth >= DEEPEST
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    ...detailsOf(error),
    stack: framesOf(error),
    ...(error.cause instanceof Error && !isDeep && { cause: errorFields(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && { errors: error.errors.map(each => errorFields(each, depth + 1)) }),
  }
}

const detailsOf = (error: Error): Record<string, unknown> =>
  Object.fromEntries(TELLING.flatMap(name => (name in error ? [[name, Reflect.get(error, name)]] : [])))

/** The places alone: the lines before them are the message again, with all that stood in it. */
const framesOf = ({ stack }: Error): string =>
  (stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
