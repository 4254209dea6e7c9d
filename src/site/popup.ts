/** Holds the campaign whose popup was shown today (SPEC 4, other states). */
export const POPUP_COOKIE = 'popup-dated'
export const POPUP_DAYS = 1
