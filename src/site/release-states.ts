/** `retired`: stays in the changelog, and is no longer offered as a download. */
export const RELEASE_STATES = ['draft', 'published', 'retired'] as const
