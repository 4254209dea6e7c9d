import type { ArticleCard } from '@/server/content/article-of'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { Nothing } from '../ui/nothing'
import { WholeWords } from '../ui/whole-words'
import { ArticlePicture } from './article-picture'
import { BylineText } from './byline'

type Props = { articles: readonly ArticleCard[]; visit: Pick<Visit, 'site' | 'locale'> }

export function PostList({ articles, visit: { site, locale } }: Props) {
  const t = translator(locale, 'content')
  if (articles.length === 0) return <Nothing title={t('empty')} />
  return (
    <ol className="grid max-w-text gap-x-12 lg:max-w-none lg:grid-cols-2">
      {articles.map(({ number, title, summary, published, author, ...article }) => (
        <li
          key={number}
          className="grid gap-4 border-t border-line py-6 sm:grid-cols-[12rem_1fr] sm:items-start sm:gap-6"
        >
          <ArticlePicture article={article} className="rounded-card" />
          <div className="grid gap-1">
            <h2 className="text-xl">
              <a
                href={pathOf(page('article', String(number)), site, locale)}
                className="underline-offset-4 hover:text-accent hover:underline"
              >
                <WholeWords>{title}</WholeWords>
              </a>
            </h2>
            <p className="text-sm text-muted">
              <time dateTime={new Date(published).toISOString()}>{dayText(published, locale)}</time> ·{' '}
              <BylineText author={author} locale={locale} />
            </p>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
