import { randomGroups } from '../runtime/random-code'

const NOWHERE = '@deleted.invalid'

/** What stands in place of the address of somebody whose account is gone: the same in all that is left of it. */
export const newPseudonym = (): string => `${randomGroups(2, 5).toLowerCase()}${NOWHERE}`

/** Whether an address is such a name, which no letter reaches. */
export const isErased = (email: string): boolean => email.endsWith(NOWHERE)
