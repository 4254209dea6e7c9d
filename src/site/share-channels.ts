export const SHARE_CHANNELS = ['link', 'mail', 'x', 'facebook', 'line', 'whatsapp', 'weibo'] as const
export type ShareChannel = (typeof SHARE_CHANNELS)[number]
