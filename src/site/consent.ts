/** What a visitor may agree to beyond what the shop needs; raising the version asks everybody anew (decision 063). */
export const PURPOSES = ['statistics', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** `at` in ms, UTC. */
export type Consent = { version: number; at: number } & Readonly<Record<Purpose, boolean>>

export const CONSENT_COOKIE = 'consent'
export const CONSENT_VERSION = 1
export const CONSENT_DAYS = 180

const FORM = new RegExp(`^(\\d{1,4})-(\\d{1,15})((?:-(?:${PURPOSES.join('|')}))*)$`)

/** What a visitor decided; null if they have not yet, or about another version, or if it was not written by us. */
export function readConsent(cookie: string | undefined): Consent | null {
  const [, version, at, named = ''] = FORM.exec(cookie ?? '') ?? []
  if (Number(version) !== CONSENT_VERSION) return null
  const agreed = named.split('-')
  return {
    version: CONSENT_VERSION,
    at: Number(at),
    statistics: agreed.includes('statistics'),
    marketing: agreed.includes('marketing'),
  }
}

/** As the cookie holds it: '1-1763900000000-statistics'. */
export const consentText = (at: number, agreed: readonly Purpose[]): string =>
  [CONSENT_VERSION, at, ...PURPOSES.filter(purpose => agreed.includes(purpose))].join('-')
