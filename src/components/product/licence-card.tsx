import { Fragment } from 'react'
import type { LicenceView } from '@/server/accounts/overview'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { opensText } from '@/site/opens-text'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import { CardHead } from '../ui/card-head'
import { CopyButton } from '../ui/copy-button'
import { Day, Fact, Facts } from '../ui/facts'
import type { Tone } from '../ui/notice'

type State = LicenceView['state'] | 'expired'
export const LICENCE_TONES: Record<State, Tone> = {
  active: 'positive',
  expired: 'warning',
  suspended: 'warning',
  disputed: 'warning',
  revoked: 'danger',
  charged_back: 'danger',
  refunded: 'info',
}

/** With the product's name in the visitor's language, as editors wrote it; of a bundle, those of its products. */
export type NamedLicence = LicenceView & { name: string; opens: readonly string[] }

type Props = { licence: NamedLicence; at: number; locale: Locale }

export function LicenceCard({ licence, at, locale }: Props) {
  const t = translator(locale, 'account')
  const { name, plan, issued, expires, opens } = licence
  const state = stateOf(licence, at)
  const isTheirs = state === 'active' || state === 'expired'
  return (
    <Card className="grid gap-4">
      <CardHead badge={<Badge tone={LICENCE_TONES[state]}>{t(`licence.states.${state}`)}</Badge>}>
        <h3 className="text-xl">{name}</h3>
      </CardHead>
      {opensText(opens, locale).map(text => (
        <p key={text} data-opens>
          {text}
        </p>
      ))}
      <Facts>
        <Fact name={t('licence.plan')}>{translator(locale, 'plans')(`name.${plan}`)}</Fact>
        <Fact name={t('licence.issued')}>
          <Day at={issued} locale={locale} />
        </Fact>
        {isTheirs && (
          <Fact name={t('licence.expires')}>
            {expires === null ? t('licence.lifetime') : <Day at={expires} locale={locale} />}
          </Fact>
        )}
      </Facts>
      {isTheirs && <LicenceKey licence={licence} locale={locale} />}
    </Card>
  )
}

function stateOf({ state, expires }: LicenceView, at: number): State {
  return state === 'active' && expires !== null && expires <= at ? 'expired' : state
}

export function LicenceKey({
  licence: { key, name },
  locale,
}: {
  licence: Pick<NamedLicence, 'key' | 'name'>
  locale: Locale
}) {
  const t = translator(locale, 'account')
  const common = translator(locale, 'common')
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-control bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="text-sm text-muted">{t('licence.key')}</p>
        <code className="text-base select-all tabular-nums">
          <Groups text={key} />
        </code>
      </div>
      <CopyButton
        text={key}
        label={t('licence.copy', { product: name })}
        copy={common('actions.copy')}
        copied={common('actions.copied')}
      />
    </div>
  )
}

/** A key may wrap between its groups only. */
const Groups = ({ text }: { text: string }) =>
  text.split('-').map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups never move
    <Fragment key={index}>
      {index > 0 && (
        <>
          -<wbr />
        </>
      )}
      <span className="whitespace-nowrap">{group}</span>
    </Fragment>
  ))
