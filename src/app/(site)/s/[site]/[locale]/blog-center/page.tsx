import type { Metadata } from 'next'
import { ArticleListTemplate } from '@/components/templates/article-list'
import { articleCards } from '@/server/content/articles'
import { orEmpty } from '@/server/content/unreadable'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = translator((await visitOfPage(await params)).locale, 'content')
  return { title: t('blog'), description: t('blogLead') }
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
    />
  )
}
