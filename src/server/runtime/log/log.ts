import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { logContext } from './context'
import { errorFields } from './error-fields'
import { SECRET_FIELDS } from './without-secrets'

const serializers = { error: errorFields, err: errorFields }

/**
 * Writes JSON lines to a destination, else to the standard output; fields that hold secrets are left out. The level is
 * `LOG_LEVEL`, else «info».
 */
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

export const log = openLog()
