/** The cookie that a signed-in customer's browser holds (SPEC 6). */
export const TOKEN_COOKIE = 'token'

/**
 * What stands in that cookie where a page is made for any signed-in customer, to be kept for all of them: the token of
 * nobody, which no session can have.
 */
export const ANY_MEMBER = '-'
