import type { CardProduct } from '@/server/catalogue/product-cards'
import type { BestList } from '@/server/content/best-lists'
import type { CategoryNode } from '@/server/content/categories'
import type { ReviewCard } from '@/server/content/reviews'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ReviewCards } from '../content/review-cards'
import { MakersNote } from '../review/makers-note'
import { CardLink } from '../ui/card'
import { LinkList } from '../ui/link-list'
import { Nothing } from '../ui/nothing'
import { Page, PageTitle } from '../ui/page'
import { Section } from '../ui/section'

type Props = {
  reviews: readonly ReviewCard[]
  /** Of them, those on sale. */
  products: readonly CardProduct[]
  lists: readonly BestList[]
  categories: readonly CategoryNode[]
  visit: Visit
}

export function ReviewHomeTemplate({ reviews, products, lists, categories, visit }: Props) {
  const { site, locale } = visit
  const t = translator(locale, 'review')
  const nodes = categories.flatMap(node => [node, ...node.children])
  return (
    <Page>
      <PageTitle title={t('home')}>
        <p>{t('homeLead')}</p>
      </PageTitle>
      <MakersNote locale={locale} />
      <Section title={t('latest')} className="mt-8 md:mt-8">
        {reviews.length > 0 ? (
          <ReviewCards reviews={reviews} products={products} visit={visit} hasLead />
        ) : (
          <Nothing title={t('empty')} />
        )}
      </Section>
      <Section isBand title={t('lists')}>
        <Lists lists={lists} visit={visit} />
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

const Lists = ({ lists, visit: { site, locale } }: Pick<Props, 'lists' | 'visit'>) => (
  <ul className="grid gap-4 sm:grid-cols-2">
    {lists.map(({ key, language, title, entries }) => (
      <li key={key}>
        <CardLink
          href={pathOf(page('best', key), site, locale)}
          className="grid h-full content-start gap-1 border-t-4 border-t-accent"
        >
          <span lang={foreignLang(language, locale)} className="text-lg font-semibold">
            {title}
          </span>
          <span className="text-sm text-muted">
            {translator(locale, 'review')('entries', { count: entries.length })}
          </span>
        </CardLink>
      </li>
    ))}
  </ul>
)
