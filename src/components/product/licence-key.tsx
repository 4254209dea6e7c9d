import { Fragment } from 'react'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { CopyButton } from '../ui/copy-button'

type Props = { licence: { key: string; name: string }; locale: Locale }

export function LicenceKey({ licence: { key, name }, locale }: Props) {
  const t = translator(locale, 'account')
  const common = translator(locale, 'common')
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-control bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="text-sm text-muted">{t('licence.key')}</p>
        <code className="block text-base text-balance select-all tabular-nums">
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
