import type { DestinationStream, LoggerOptions } from 'pino'
import { openLog } from './log'

const QUIET = 20 // pino's number of `debug`

/** Payload throws an error for each refused request and would log most of them as failures; ours go to `debug`. */
const quietly: LoggerOptions['hooks'] = {
  logMethod(told, method, level) {
    if (level > QUIET && isRefusal(errorIn(told[0]))) this.debug(...told)
    else method.apply(this, told)
  },
}

const errorIn = (told: unknown): unknown =>
  typeof told === 'object' && told !== null && 'err' in told ? told.err : told

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500

/** A log in which requests that Payload refused are no failures. */
export const openCmsLog = (destination?: DestinationStream) => openLog(destination, { hooks: quietly })
