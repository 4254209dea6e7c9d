import type { LicenceView } from '@/server/accounts/overview'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Badge } from '../../ui/badge'
import type { Tone } from '../../ui/notice'

type State = LicenceView['state'] | 'expired'

const TONES: Record<State, Tone> = {
  active: 'positive',
  expired: 'warning',
  suspended: 'warning',
  disputed: 'warning',
  revoked: 'danger',
  charged_back: 'danger',
  refunded: 'info',
}

type Props = { licence: Pick<LicenceView, 'state' | 'expires'>; at: number; locale: Locale }

/** How a licence stands at an instant (ms). */
export function LicenceBadge({ licence: { state, expires }, at, locale }: Props) {
  const shown: State = state === 'active' && expires !== null && expires <= at ? 'expired' : state
  return <Badge tone={TONES[shown]}>{translator(locale, 'account')(`licence.states.${shown}`)}</Badge>
}
