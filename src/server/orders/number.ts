import { randomBytes } from 'node:crypto'
import { randomGroups } from '../runtime/random-code'

/** 'TM-7F3K-9QXA-M2VD', readable on the phone; gives no access by itself. */
export const newOrderNumber = (): string => `TM-${randomGroups(3, 4)}`

/** 256 random bits that let a guest see the order again. */
export const newOrderSecret = (): string => randomBytes(32).toString('base64url')
