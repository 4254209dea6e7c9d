/** A random name that a browser gives itself, so that calls of one can be told from those of another (API). */
export const GUEST_TOKEN = 'guest_token_v2'

/** About 10 years (SPEC 9). */
export const GUEST_TOKEN_DAYS = 3650
