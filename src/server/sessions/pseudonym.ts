import { randomGroups } from '../runtime/random-code'

const NOWHERE = '@deleted.invalid'

/** Replaces the address of a deleted account, the same in all that is left of it. */
export const newPseudonym = (): string => `${randomGroups(2, 5).toLowerCase()}${NOWHERE}`

/** Whether it is a pseudonym, which no email reaches. */
export const isErased = (email: string): boolean => email.endsWith(NOWHERE)
