import { randomBytes } from 'node:crypto'
import { randomGroups } from '../runtime/random-code'

/** What people read out to support: 'TM-7F3K-9QXA-M2VD'. It opens nothing by itself. */
export const newOrderNumber = (): string => `TM-${randomGroups(3, 4)}`

/** 256 random bits by which a guest sees an order again. */
export const newOrderSecret = (): string => randomBytes(32).toString('base64url')
