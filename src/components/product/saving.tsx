import type { Basis } from '@/pricing'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

type Props = { saving: number; basis: Basis; locale: Locale }

/** What a price saves and against what; of somebody's own price only that it is theirs. */
export function Saving({ saving, basis, locale }: Props) {
  const t = translator(locale, 'plans')
  if (basis === 'yours') return <span className="font-semibold text-mark">{t('yourPrice')}</span>
  if (saving <= 0) return null
  return (
    <span className="font-semibold text-mark">
      {t(basis === 'lowest' ? 'saveLowest' : 'save', { percent: String(saving) })}
    </span>
  )
}
