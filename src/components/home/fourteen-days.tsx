import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { sentenceGap } from '@/site/sentence-gap'
import type { Visit } from '@/site/visit'

/** The 14 days, as the purchase policy gives them and no further. */
export function FourteenDays({ visit: { site, locale } }: { visit: Pick<Visit, 'site' | 'locale'> }) {
  const t = translator(locale, 'home')
  return (
    <section className="grid content-start gap-1">
      <h2 className="text-lg">{t('promise.title')}</h2>
      <p className="text-sm text-muted">
        {t('promise.text')}
        {sentenceGap(locale)}
        <a
          href={pathOf(page('legal', 'purchase_policy'), site, locale)}
          className="text-accent underline underline-offset-4"
        >
          {t('promise.more')}
        </a>
      </p>
    </section>
  )
}
