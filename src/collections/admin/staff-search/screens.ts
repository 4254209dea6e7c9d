import { isMarketer, isSupport, isWriter } from '../../access/roles'
import { mayRead } from '../../customer-reviews/may'
import { mayOf } from '../price-lab/may'
import { REPORTS, reportsOf, TITLES } from '../reports/names'
import type { Sentence } from '../words/say'

/** A screen of ours besides Payload's; `path` is below the admin. */
type Screen = { name: Sentence; path: string; isFor: (user: unknown) => boolean }

/** Whom each is for, as its own view decides it again. */
export const SCREENS: readonly Screen[] = [
  { name: 'Today', path: '', isFor: () => true },
  { name: 'Calendar', path: '/calendar', isFor: () => true },
  { name: 'Support desk', path: '/support', isFor: isSupport },
  { name: 'Customer reviews', path: '/customer-reviews', isFor: mayRead },
  { name: 'Translations', path: '/translations', isFor: isWriter },
  { name: 'New sale', path: '/new-sale', isFor: isMarketer },
  { name: 'Reports', path: '/reports', isFor: user => reportsOf(user).length > 0 },
  ...REPORTS.map(report => ({
    name: TITLES[report],
    path: `/reports?report=${report}`,
    isFor: (user: unknown) => reportsOf(user).includes(report),
  })),
  { name: 'Price lab', path: '/price-lab', isFor: user => mayOf(user).prices },
  { name: 'Import', path: '/import', isFor: isWriter },
  { name: 'Who changed what', path: '/changes', isFor: () => true },
  { name: 'The shop’s look', path: '/style', isFor: () => true },
  { name: 'Your sign-in', path: '/security', isFor: () => true },
  { name: 'Your account', path: '/account', isFor: () => true },
]
