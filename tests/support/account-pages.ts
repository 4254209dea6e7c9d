import { ACCOUNT_SECTIONS as STORED } from '@/site/families'
import { type LookedLocale, prefixOf } from './looks'
import type { Owner } from './owner'

/** Who looks: somebody who owns much, somebody who has just opened an account, or nobody known. */
export type Viewer = 'owner' | 'newcomer' | 'nobody'

export type AccountPage = {
  name: string
  viewer: Viewer
  path: (owner: Owner) => string
  /** A link in the page that opens a dialog. */
  press?: string
}

/** As addresses spell them. */
export const ACCOUNT_SECTIONS = STORED.map(section => section.replaceAll('_', '-'))

const OFFER = 'a[href^="#offer-"]'
const SUITE = 'route=all_in_one_video_suite&plan=LFT&os=win'

const seenBy = (viewer: Viewer, pages: Record<string, AccountPage['path']>): AccountPage[] =>
  Object.entries(pages).map(([name, path]) => ({ name: `${viewer}-${name}`, viewer, path }))

const sections = (viewer: Viewer, names: readonly string[]) =>
  seenBy(viewer, Object.fromEntries(names.map(name => [name, () => `/my-account/${name}`])))

/** The families whose addresses carry their language; those of the account take it of the visitor. */
const PREFIXED = /^\/(login|forgot-|reset-|set-|confirm-)/

/** The address of a page in a language. */
export const pathIn = (locale: LookedLocale, path: string): string =>
  PREFIXED.test(path) ? `${prefixOf(locale)}${path}` : path

/** The pages of who is signed in, and those by which one comes to be. */
export const ACCOUNT_PAGES: readonly AccountPage[] = [
  ...sections('owner', ACCOUNT_SECTIONS),
  ...seenBy('owner', {
    receipt: ({ order }) => `/my-account/billing?order=${order}`,
    'receipt-refunded': ({ refunded }) => `/my-account/billing?order=${refunded}`,
    device: ({ device }) => `/my-account/devices/${device}`,
    'device-released': () => '/my-account/devices?released=1',
    'settings-saved': () => '/my-account/settings?saved=1',
    'delete-account': () => '/my-account/settings?delete=1',
    'ticket-sent': () => '/my-account/support-ticket?sent=1',
    rate: () => '/my-account/reviews?product=hbo_max_downloader',
    'rate-again': () => '/my-account/reviews?product=netflix_downloader',
    'rate-nothing': () => '/my-account/reviews?product=spotify_converter',
    'review-sent': () => '/my-account/reviews?sent=u_next_downloader',
    feedback: () => '/my-account/billing#feedback',
    'login-success': () => '/login-success',
    'set-password': () => '/set-password',
    'confirm-subscription-cancel': () => '/confirm-subscription-cancel',
    'upgrade-campaign': () => '/upgrade-campaign',
    'sales-campaign': () => '/sales-campaign',
    'subscriber-upgrade': () => '/subscriber-upgrade',
    checkout: () => `/checkout?${SUITE}`,
    'checkout-choosing': () => `/checkout?${SUITE}&change=1`,
    'checkout-paid': ({ order }) => `/checkout?order=${order}`,
  }),
  { name: 'owner-upgrade-dialog', viewer: 'owner', path: () => '/my-account/overview', press: OFFER },
  ...sections('newcomer', ACCOUNT_SECTIONS),
  { name: 'newcomer-offer-dialog', viewer: 'newcomer', path: () => '/my-account/overview', press: OFFER },
  ...seenBy('nobody', {
    'forgot-password': () => '/forgot-password',
    'forgot-password-sent': () => '/forgot-password?sent=1',
    'reset-password': ({ reset }) => `/reset-password?reset=${reset}`,
    'lost-device': () => '/my-account/devices?lost=1',
    'lost-device-sent': () => '/my-account/devices?lost=sent',
    'lost-device-released': () => '/my-account/devices?lost=released',
    'lost-device-link': ({ release }) => `/my-account/devices?release=${release}`,
    'lost-device-expired': () => '/my-account/devices?release=used',
    'login-deleted': () => '/login?deleted=1',
  }),
]
