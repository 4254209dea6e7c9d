import pino from 'pino'

/** The one log of the server: JSON lines on stdout. */
export const log = pino({ level: process.env.LOG_LEVEL ?? 'info', base: undefined })
