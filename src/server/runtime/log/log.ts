import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { logContext } from './context'
import { errorFields } from './error-fields'
import { SECRET_FIELDS } from './without-secrets'

export { logWhatIsPrinted } from './console'
export { withLogContext } from './context'

/** Both names of an error: ours, and that of libraries that log through us. */
const serializers = { error: errorFields, err: errorFields }

/** A log of JSON lines, on stdout if nothing else is named; each tells what was worked on and why something failed. */
export const openLog = (destination?: DestinationStream, options: LoggerOptions = {}): Logger =>
  pino(
    {
      level: process.env.LOG_LEVEL ?? 'info',
      base: undefined,
      serializers,
      mixin: logContext,
      redact: { paths: [...SECRET_FIELDS], remove: true },
      ...options,
    },
    destination ?? pino.destination(1),
  )

/** The one log of the server. */
export const log = openLog()
