import type { ArticleCard } from '@/server/content/article-of'
import type { Piece } from '@/server/search/excerpt'
import { dayText } from '@/site/day-text'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { classes } from '../ui/classes'
import { Excerpt } from '../ui/excerpt'
import { WholeWords } from '../ui/whole-words'
import { ArticlePicture } from './article-picture'

type Props = {
  /** `excerpt`: the line that was searched for, in place of the summary. */
  articles: readonly (ArticleCard & { excerpt?: readonly Piece[] })[]
  visit: Visit
  heading?: 'h2' | 'h3'
  /** Set where they stand on another site than the page. */
  origin?: string
}

/** So many leave a hole in rows of three: they lie on their side, two in a row. */
const LYING: ReadonlySet<number> = new Set([1, 2, 4])

export function ArticleCards({ articles, visit, heading: Heading = 'h3', origin = '' }: Props) {
  const { site, locale } = visit
  const isLying = LYING.has(articles.length)
  return (
    <ul
      className={classes('grid gap-6', articles.length > 1 && 'sm:grid-cols-2', !isLying && 'lg:grid-cols-3')}
    >
      {articles.map(({ number, title, summary, published, excerpt, ...article }) => (
        <li key={number}>
          <a
            href={`${origin}${pathOf(page('article', String(number)), site, locale)}`}
            className={classes(
              'group grid h-full content-start overflow-hidden rounded-card border border-line bg-ground no-underline hover:border-accent',
              isLying && 'lg:grid-cols-[2fr_3fr] lg:content-stretch',
            )}
          >
            <ArticlePicture article={article} isBeside={isLying} />
            <div className="grid content-start gap-2 p-6">
              <time dateTime={new Date(published).toISOString()} className="text-sm text-muted">
                {dayText(published, locale)}
              </time>
              <Heading className="text-lg font-semibold text-text group-hover:text-accent">
                <WholeWords>{title}</WholeWords>
              </Heading>
              <p className="text-muted">{excerpt ? <Excerpt pieces={excerpt} /> : summary}</p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  )
}
