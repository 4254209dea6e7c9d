import { inspect } from 'node:util'
import { withoutSecrets } from './without-secrets'

type ErrorFields = {
  type: string
  message: string
  stack?: string
  cause?: ErrorFields
  errors?: ErrorFields[]
  [detail: string]: unknown
}

/** Safe details; others, such as Postgres's `detail` and Drizzle's `params`, hold stored values. */
const TELLING = ['code', 'status', 'digest', 'constraint', 'table', 'column', 'severity', 'syscall', 'port']

const DEEPEST = 5

/**
 * An error for the log, without secrets and without the values of rows; causes to a depth of five. What is no error is
 * told as it prints, and left out as a cause.
 */
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

/** Only the frames: the lines above repeat the message, with its secrets. */
const framesOf = ({ stack }: Error): string =>
  (stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
