import type { Metadata } from 'next'
import { MoreCategories } from '@/components/content/more-categories'
import { ArticleListTemplate } from '@/components/templates/article-list'
import { ButtonLink } from '@/components/ui/button'
import { articleCards } from '@/server/content/articles'
import { orEmpty } from '@/server/content/unreadable'
import { reviewUrl } from '@/server/http/shop-url'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'

type Props = { params: Promise<PageParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  const description = translator(locale, 'content')('blogLead')
  return { title: translator(locale, 'titles')('articles'), description }
}

export default async function BlogCenter({ params }: Props) {
  const visit = await visitOfPage(await params)
  const t = translator(visit.locale, 'content')
  return (
    <ArticleListTemplate
      title={t('blog')}
      lead={t('blogLead')}
      articles={await orEmpty('articles', articleCards(visit))}
      visit={visit}
    >
      <div className="mt-12 flex flex-wrap gap-4">
        <ButtonLink kind="secondary" href={pathOf(page('posts'), visit.site, visit.locale)}>
          {t('posts')}
        </ButtonLink>
        <ButtonLink kind="secondary" href={pathOf(page('guides'), visit.site, visit.locale)}>
          {t('guides.all')}
        </ButtonLink>
      </div>
      <MoreCategories locale={visit.locale} reviews={reviewUrl(visit, page('reviews'))} />
    </ArticleListTemplate>
  )
}
