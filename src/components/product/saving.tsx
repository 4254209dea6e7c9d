import { type Basis, hasNoFormer, type Quote } from '@/pricing'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

type Props = {
  saving: number
  basis: Basis
  locale: Locale
  /** Why the price is lower. */
  reason?: { label: string; lang?: string | undefined } | undefined
}

/** What a price saves and against what; of somebody's own price only that it is theirs. */
export function Saving({ saving, basis, locale, reason }: Props) {
  const t = translator(locale, 'plans')
  if (basis !== 'yours' && saving <= 0) return null
  return (
    <span className="font-semibold text-mark">
      {basis === 'yours'
        ? t('yourPrice')
        : t(basis === 'lowest' ? 'saveLowest' : 'save', { percent: String(saving) })}
      {reason && (
        <>
          {' · '}
          <span lang={reason.lang} className="font-normal">
            {reason.label}
          </span>
        </>
      )}
    </span>
  )
}

type NoFormerProps = Pick<Props, 'locale' | 'reason'> & { quote: Quote }

/** Of a sale without a former price, why there is none; where the price itself is bare, also why it is low. */
export function NoFormerPrice({ quote, locale, reason }: NoFormerProps) {
  if (!hasNoFormer(quote)) return null
  return (
    <p className="max-w-text text-sm text-muted">
      {reason && (
        <span lang={reason.lang} className="block font-semibold text-mark">
          {reason.label}
        </span>
      )}
      {translator(locale, 'plans')('noFormer')}
    </p>
  )
}
