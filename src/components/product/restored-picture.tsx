import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { BeforeAfter } from '../pictures/before-after/before-after'
import { AFTER, BEFORE } from '../pictures/before-after/files'
import { Section } from '../ui/section'

/** What restoring does, on a scene that nobody filmed (`npm run pictures:before-after`), and it says so. */
export function RestoredPicture({ name, locale }: { name: string; locale: Locale }) {
  const t = translator(locale, 'product')
  return (
    <Section title={t('restored.title')} lead={t('restored.lead')}>
      <figure className="max-w-4xl">
        <BeforeAfter
          before={{ label: t('restored.before'), alt: t('restored.beforeAlt'), files: BEFORE }}
          after={{ label: t('restored.after'), alt: t('restored.afterAlt'), files: AFTER }}
          compare={t('restored.compare')}
        />
        <figcaption className="mt-3 max-w-text text-sm text-muted">
          {t('restored.caption', { name })}
        </figcaption>
      </figure>
    </Section>
  )
}
