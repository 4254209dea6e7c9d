import { ACTION_ROWS } from './action-rows'
import { CLOCK_ROWS } from './clock-rows'
import type { Name } from './event'
import { EVENT_ROWS } from './event-rows'
import type { Rows } from './row'
import { SUPPORT_ROWS } from './support-rows'

/** DOMAIN 6: what each state allows, and what comes of it. What has no row here is refused and changes nothing. */
export const TABLE: Rows<Name> = { ...ACTION_ROWS, ...SUPPORT_ROWS, ...EVENT_ROWS, ...CLOCK_ROWS }
