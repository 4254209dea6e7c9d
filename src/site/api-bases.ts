/** Where calls go (API), without a trailing slash; by default this site's own. */
export type ApiBases = Readonly<Record<'order' | 'service', string>>

export const OWN_BASES: ApiBases = { order: '/order', service: '/service' }
