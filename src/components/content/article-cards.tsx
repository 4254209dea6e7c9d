import type { ArticleCard } from '@/server/content/article-of'
import { dayText } from '@/site/day-text'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ArticlePicture } from './article-picture'

type Props = {
  articles: readonly ArticleCard[]
  visit: Visit
  heading?: 'h2' | 'h3'
}

export function ArticleCards({ articles, visit, heading: Heading = 'h3' }: Props) {
  const { site, locale } = visit
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ number, title, summary, published, ...article }) => (
        <li key={number}>
          <a
            href={pathOf(page('article', String(number)), site, locale)}
            className="group grid h-full content-start overflow-hidden rounded-card border border-line bg-ground no-underline hover:border-accent"
          >
            <ArticlePicture article={article} />
            <div className="grid gap-2 p-6">
              <time dateTime={new Date(published).toISOString()} className="text-sm text-muted">
                {dayText(published, locale)}
              </time>
              <Heading className="text-lg font-semibold text-text group-hover:text-accent">{title}</Heading>
              <p className="text-muted">{summary}</p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  )
}
