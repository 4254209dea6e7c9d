import type { ReactNode } from 'react'
import type { ArticleCard } from '@/server/content/article-of'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ArticleCards } from '../content/article-cards'
import { Nothing } from '../ui/nothing'
import { Page, PageTitle } from '../ui/page'

type Props = {
  title: ReactNode
  lead: string
  /** The lead's language if it differs from the page's. */
  leadLang?: string | undefined
  articles: readonly ArticleCard[]
  /** Beside the title. */
  picture?: ReactNode
  visit: Visit
  children?: ReactNode
}

export function ArticleListTemplate({ title, lead, leadLang, articles, picture, visit, children }: Props) {
  return (
    <Page>
      <div className="flex flex-col gap-x-10 sm:flex-row">
        {picture}
        <PageTitle title={title}>
          <p lang={leadLang}>{lead}</p>
        </PageTitle>
      </div>
      {articles.length > 0 ? (
        <ArticleCards articles={articles} visit={visit} heading="h2" />
      ) : (
        <Nothing title={translator(visit.locale, 'content')('empty')} />
      )}
      {children}
    </Page>
  )
}
