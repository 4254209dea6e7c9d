import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'
import { Section } from '../ui/section'
import { LateArticles } from './late-articles'

type Props = {
  visit: Pick<Visit, 'site' | 'locale'>
  /** The number of the article that is read here. */
  without?: number
}

/** What was written last; without a script, the way to all of it. */
export function LatestArticles({ visit: { site, locale }, without }: Props) {
  const t = translator(locale, 'content')
  return (
    <Section title={t('latest')}>
      <LateArticles locale={locale} none={t('noneLate')} without={without} />
      <ButtonLink kind="quiet" href={pathOf(page('blog-center'), site, locale)} className="mt-4">
        {t('allArticles')}
      </ButtonLink>
    </Section>
  )
}
