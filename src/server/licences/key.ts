import { randomGroups } from '../runtime/random-code'

/** 150 random bits as 'Q2V8D-7MK3P-…', six groups that can be read out on the phone. */
export const newLicenceKey = (): string => randomGroups(6, 5)
