import type { CardProduct } from '@/server/catalogue/product-cards'
import type { Article } from '@/server/content/article-of'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { type Origins, treeOf } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { Comments, type CommentsAsked } from '../comments/comments'
import { ArticleCards } from '../content/article-cards'
import { BylineText } from '../content/byline'
import { LatestArticles } from '../content/latest-articles'
import { Portrait } from '../content/portrait'
import { RichText } from '../content/rich-text'
import { Illustration } from '../pictures/illustration/illustration'
import { DottedFacts } from '../ui/dotted-facts'
import { FirstPicture } from '../ui/first-picture'
import { LinkList } from '../ui/link-list'
import { Page } from '../ui/page'
import { Section } from '../ui/section'
import { WholeWords } from '../ui/whole-words'

type Props = {
  article: Article
  visit: Visit
  products: { href: string; name: string }[]
  /** Of those products that have one, by the product's name. */
  guides: { href: string; name: string }[]
  origins: Origins
  /** What the cards of its text show. */
  cards?: CardProduct[]
  comments: CommentsAsked
}

export function ArticleTemplate({ article, visit, products, guides, origins, cards, comments }: Props) {
  const { site, locale, at } = visit
  const t = translator(locale, 'content')
  const { number, title, summary, cover, subject, body, related } = article
  return (
    <Page>
      <article className="mx-auto max-w-text">
        <h1 className="text-3xl md:text-4xl">
          <WholeWords>{title}</WholeWords>
        </h1>
        <p className="mt-4 text-lg text-muted">{summary}</p>
        <Byline article={article} visit={visit} />
        {cover ? (
          <FirstPicture picture={cover} className="my-8 aspect-video w-full rounded-card object-cover" />
        ) : (
          <Illustration of={subject} className="my-8 aspect-video w-full rounded-card" />
        )}
        <RichText data={body} site={site} locale={locale} origins={origins} items={cards} at={at} />
      </article>
      {products.length > 0 && (
        <Section title={t('products')} className="mx-auto max-w-text">
          <LinkList links={products.map(({ href, name }) => ({ href, label: name }))} />
        </Section>
      )}
      {guides.length > 0 && (
        <Section title={t('guides.title')} className="mx-auto max-w-text">
          <LinkList
            links={guides.map(({ href, name }) => ({ href, label: t('guides.of', { product: name }) }))}
          />
        </Section>
      )}
      {related.length > 0 && (
        <Section isBand title={t('related')}>
          <ArticleCards articles={related} visit={visit} />
        </Section>
      )}
      {treeOf(site) === 'shop' && <LatestArticles visit={visit} without={number} />}
      <Comments article={number} visit={visit} asked={comments} />
    </Page>
  )
}

function Byline({ article, visit }: Pick<Props, 'article' | 'visit'>) {
  const { site, locale } = visit
  const t = translator(locale, 'content')
  const { author, published, minutes } = article
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <a
        href={pathOf(page('author', author.key), site, locale)}
        className="inline-flex min-h-6 items-center gap-3"
      >
        <Portrait author={author} locale={locale} isSmall className="size-10" />
        <BylineText author={author} locale={locale} />
      </a>
      <DottedFacts
        facts={[
          <time key="published" dateTime={new Date(published).toISOString()}>
            {t('published', { date: dayText(published, locale) })}
          </time>,
          t('minutes', { minutes }),
        ]}
      />
    </p>
  )
}
