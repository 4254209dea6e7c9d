import type { BestList } from '@/server/content/best-lists'
import type { CategoryNode } from '@/server/content/categories'
import type { ReviewCard } from '@/server/content/reviews'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ReviewCards } from '../content/review-cards'
import { LinkList } from '../ui/link-list'
import { Nothing } from '../ui/nothing'
import { Page, PageTitle } from '../ui/page'
import { Section } from '../ui/section'

type Props = {
  reviews: readonly ReviewCard[]
  lists: readonly BestList[]
  categories: readonly CategoryNode[]
  visit: Visit
}

export function ReviewHomeTemplate({ reviews, lists, categories, visit }: Props) {
  const { site, locale } = visit
  const t = translator(locale, 'review')
  const nodes = categories.flatMap(node => [node, ...node.children])
  return (
    <Page>
      <PageTitle title={t('home')}>
        <p>{t('homeLead')}</p>
      </PageTitle>
      <Section title={t('latest')} className="mt-8 md:mt-8">
        {reviews.length > 0 ? (
          <ReviewCards reviews={reviews} visit={visit} />
        ) : (
          <Nothing title={t('empty')} />
        )}
      </Section>
      <Section title={t('lists')}>
        <LinkList
          links={lists.map(({ key, language, title }) => ({
            href: pathOf(page('best', key), site, locale),
            label: title,
            lang: foreignLang(language, locale),
          }))}
        />
      </Section>
      <Section title={t('categories')}>
        <LinkList
          links={nodes.map(({ uid, title, lang }) => ({
            href: pathOf(page('category', uid), site, locale),
            label: title,
            lang,
          }))}
        />
      </Section>
    </Page>
  )
}
