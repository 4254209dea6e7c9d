import { randomGroups } from '../runtime/random-code'

const NOWHERE = '@deleted.invalid'

/** Replaces the address of a deleted account, the same in all that is left of it. */
export const newPseudonym = (): string => `${randomGroups(2, 5).toLowerCase()}${NOWHERE}`

export const isErased = (email: string): boolean => email.endsWith(NOWHERE)
