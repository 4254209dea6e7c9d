/** Where a customer may pass their link on (SPEC 2, earn free trials); `link` is copying it. */
export const SHARE_CHANNELS = ['link', 'mail', 'x', 'facebook', 'line', 'whatsapp', 'weibo'] as const
export type ShareChannel = (typeof SHARE_CHANNELS)[number]
