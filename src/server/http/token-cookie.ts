/** The session token's cookie (SPEC 6). */
export const TOKEN_COOKIE = 'token'

/** Its value where a page is rendered once for all signed-in customers; no session can have it. */
export const ANY_MEMBER = '-'
