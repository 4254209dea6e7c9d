import { isMarketer, isSupport, isWriter } from '../../access/roles'
import { mayOf } from '../price-lab/may'

/** A screen of ours besides Payload's; `path` is below the admin. */
type Screen = { name: string; path: string; isFor: (user: unknown) => boolean }

/** Whom each is for, as its own view decides it again. */
export const SCREENS: readonly Screen[] = [
  { name: 'Today', path: '', isFor: () => true },
  { name: 'Support desk', path: '/support', isFor: isSupport },
  { name: 'Untranslated', path: '/untranslated', isFor: isWriter },
  { name: 'Where orders come from', path: '/order-sources', isFor: isMarketer },
  { name: 'Price lab', path: '/price-lab', isFor: user => mayOf(user).prices },
  { name: 'Who changed what', path: '/changes', isFor: () => true },
  { name: 'Your account', path: '/account', isFor: () => true },
]
