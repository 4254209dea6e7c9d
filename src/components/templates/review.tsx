import type { CardProduct } from '@/server/catalogue/product-cards'
import type { Review } from '@/server/content/reviews'
import { dayText } from '@/site/day-text'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Origins } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { BylineText } from '../content/byline'
import { MoreCategories } from '../content/more-categories'
import { Portrait } from '../content/portrait'
import { RichText } from '../content/rich-text'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { Page } from '../ui/page'

type Props = {
  review: Review
  product: { name: string; href: string }
  visit: Visit
  origins: Origins
  /** What the cards of its text show. */
  cards?: CardProduct[]
}

export function ReviewTemplate({ review, product, visit, origins, cards }: Props) {
  const { site, locale, at } = visit
  const t = translator(locale, 'review')
  const words = translator(locale, 'content')
  const lang = foreignLang(review.language, locale)
  const { title, summary, published, minutes, author, likes, dislikes, body } = review
  return (
    <Page width="text">
      <article>
        <header lang={lang}>
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          <p className="mt-4 text-lg text-muted">{summary}</p>
        </header>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <a
            href={pathOf(page('author', author.key), site, locale)}
            className="inline-flex min-h-6 items-center gap-3"
          >
            <Portrait author={author} locale={locale} isSmall className="size-10" />
            <BylineText author={author} locale={locale} />
          </a>
          <time dateTime={new Date(published).toISOString()}>
            {words('published', { date: dayText(published, locale) })}
          </time>
          <span>{words('minutes', { minutes })}</span>
        </p>
        <p className="mt-2 text-sm text-muted">{t('makers')}</p>
        <div className="my-8 grid gap-6 sm:grid-cols-2">
          <Opinions title={t('likes')} opinions={likes} lang={lang} />
          <Opinions title={t('dislikes')} opinions={dislikes} lang={lang} />
        </div>
        <div lang={lang}>
          <RichText data={body} site={site} locale={locale} origins={origins} items={cards} at={at} />
        </div>
        <p className="mt-12">
          <ButtonLink href={product.href}>{t('product', { product: product.name })}</ButtonLink>
        </p>
      </article>
      <MoreCategories locale={locale} reviews={pathOf(page('reviews'), site, locale)} />
    </Page>
  )
}

type OpinionsProps = { title: string; opinions: readonly string[]; lang: string | undefined }

function Opinions({ title, opinions, lang }: OpinionsProps) {
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <ul lang={lang} className="mt-3 grid list-disc gap-2 ps-5">
        {opinions.map(opinion => (
          <li key={opinion}>{opinion}</li>
        ))}
      </ul>
    </Card>
  )
}
