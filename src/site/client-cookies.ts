/** What an application on this computer said of itself when it opened the shop (SPEC 9), for who agreed to statistics. */
export const CLIENT_EMAIL = 'client_email'
export const CLIENT_MAC = 'client_mac'
/** About 10 years; browsers end a cookie after 400 days. */
export const CLIENT_DAYS = 3650

export const HAND_OVER_COOKIE = 'hand_over'
export const HAND_OVER_SECONDS = 600
