import type { CardProduct } from '@/server/catalogue/product-cards'
import type { ComparedProduct, ReviewedProduct } from '@/server/catalogue/reviewed/compared-products'
import type { AuthorCard } from '@/server/content/authors'
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
import { AuthorBox } from '../review/author-box'
import { Comparison } from '../review/comparison'
import { ProductBox } from '../review/product-box'
import { Scores } from '../review/scores'
import { Verdict } from '../review/verdict'
import { ButtonLink } from '../ui/button'
import { DottedFacts } from '../ui/dotted-facts'
import { Page } from '../ui/page'
import { WholeWords } from '../ui/whole-words'

type Props = {
  review: Review
  product: { name: string; href: string } & ReviewedProduct
  /** Undefined where the desk is gone. */
  author: (AuthorCard & { href: string }) | undefined
  visit: Visit
  origins: Origins
  /** What the cards of its text show. */
  cards?: CardProduct[]
}

export function ReviewTemplate({ review, product, author, visit, origins, cards }: Props) {
  const { site, locale, at } = visit
  const lang = foreignLang(review.language, locale)
  const { own, beside, scores } = product
  return (
    <Page>
      <article className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Head review={review} visit={visit} href={author?.href} />
        <Verdict review={review} locale={locale} lang={lang} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-2">
          <Reviewed own={own} product={product} visit={visit} />
        </div>
        <div className="min-w-0">
          <div lang={lang}>
            <RichText
              data={review.body}
              site={site}
              locale={locale}
              origins={origins}
              items={cards}
              at={at}
            />
          </div>
          {own && scores.length > 0 && <Scores product={own} scores={scores} locale={locale} />}
        </div>
      </article>
      {beside.length > 0 && <Comparison products={beside} locale={locale} own={review.route} />}
      {author && <AuthorBox author={author} href={author.href} locale={locale} />}
      <MoreCategories locale={locale} reviews={pathOf(page('reviews'), site, locale)} />
    </Page>
  )
}

type HeadProps = { review: Review; visit: Visit; href: string | undefined }

function Head({ review, visit: { site, locale }, href }: HeadProps) {
  const words = translator(locale, 'content')
  const { title, summary, published, minutes, author, category, language } = review
  return (
    <header className="grid max-w-text gap-4 lg:col-span-2">
      <p className="font-semibold text-accent">
        {category ? (
          <a
            href={pathOf(page('category', category.uid), site, locale)}
            className="inline-flex min-h-6 items-center hover:underline"
          >
            {category.title}
          </a>
        ) : (
          translator(locale, 'review')('kicker')
        )}
      </p>
      <div lang={foreignLang(language, locale)} className="grid gap-4">
        <h1 className="text-3xl md:text-4xl">
          <WholeWords>{title}</WholeWords>
        </h1>
        <p className="text-lg text-muted">{summary}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <a href={href} className="inline-flex min-h-6 items-center gap-3">
          <Portrait author={author} locale={locale} isSmall className="size-10" />
          <BylineText author={author} locale={locale} />
        </a>
        <DottedFacts
          facts={[
            <time key="published" dateTime={new Date(published).toISOString()}>
              {words('published', { date: dayText(published, locale) })}
            </time>,
            words('minutes', { minutes }),
          ]}
        />
      </p>
    </header>
  )
}

type ReviewedProps = {
  own: ComparedProduct | undefined
  product: { name: string; href: string }
  visit: Visit
}

/** Without a price where it is not on sale. */
function Reviewed({ own, product: { name, href }, visit: { locale } }: ReviewedProps) {
  if (own) {
    return (
      <div className="lg:sticky lg:top-6">
        <ProductBox product={own} locale={locale} />
      </div>
    )
  }
  return <ButtonLink href={href}>{translator(locale, 'review')('product', { product: name })}</ButtonLink>
}
