import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ButtonLink } from '../ui/button'
import { Section } from '../ui/section'
import { LateCategories } from './late-categories'

/** The topics of the review site; without a script, the way to its first page. */
export function MoreCategories({ locale, reviews }: { locale: Locale; reviews: string }) {
  const t = translator(locale, 'review')
  return (
    <Section title={t('moreCategories')}>
      <LateCategories locale={locale} label={t('categories')} />
      <ButtonLink kind="quiet" href={reviews} className="mt-2">
        {t('all')}
      </ButtonLink>
    </Section>
  )
}
