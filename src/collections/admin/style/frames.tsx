import type { AdminLanguage } from '../words/language'
import { t } from '../words/of-request'
import { Frame } from './frame'

type Props = { isClear: boolean; language: AdminLanguage }

/** The parts themselves, in the shop's own style sheet, whatever the person's device prefers. */
export function Frames({ isClear, language }: Props) {
  const addressOf = (scheme: 'light' | 'dark') =>
    `/preview/style/${scheme}${isClear ? '-more' : ''}?language=${language}`
  return (
    <section aria-labelledby="style-parts">
      <h2 id="style-parts">{t('Parts')}</h2>
      <p>
        {t(
          'Where a device forces its own colors, what fills takes the color of a selection, lines and marks that of the text.',
        )}
      </p>
      <div className="shop-style__pair">
        <Frame src={addressOf('light')} title={t('Parts in light')} />
        <Frame src={addressOf('dark')} title={t('Parts in dark')} />
      </div>
    </section>
  )
}
