/** What opens the search on a system, by `navigator.platform`; the server knows none, and says what most have. */
export const searchKeys = (platform: string): string => (/^(Mac|iP)/.test(platform) ? '⌘K' : 'Ctrl K')
