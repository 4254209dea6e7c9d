import { CONSENT_COOKIE, consentText, type Purpose } from '@/site/consent'

const HOSTS = ['localhost', 'jp.localhost', 'discover.localhost', 'discover-jp.localhost']

/** The cookies of a visitor who has decided, so that no test but those of consent meets the question. */
export const decidedConsent = (agreed: readonly Purpose[] = []) =>
  HOSTS.map(domain => ({
    name: CONSENT_COOKIE,
    value: consentText(0, agreed),
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }))
