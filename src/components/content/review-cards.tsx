import type { CardProduct } from '@/server/catalogue/product-cards'
import type { ReviewCard } from '@/server/content/reviews'
import { dayText } from '@/site/day-text'
import { foreignLang, type Locale } from '@/site/locale'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { classes } from '../ui/classes'
import { fromText } from '../ui/from-text'
import { WholeWords } from '../ui/whole-words'

type Props = {
  reviews: readonly ReviewCard[]
  visit: Visit
  heading?: 'h2' | 'h3'
  /** The first one leads, across the page. */
  hasLead?: boolean
  /** What is reviewed and on sale, at the prices of now. */
  products?: readonly CardProduct[]
}

export function ReviewCards({ reviews, visit, heading = 'h3', hasLead = false, products = [] }: Props) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {reviews.map((review, index) => {
        const isLead = hasLead && index === 0
        return (
          <li
            key={review.number}
            className={classes('border-t border-line', isLead && 'border-t-2 border-t-accent sm:col-span-2')}
          >
            <ReviewTeaser
              {...{ review, visit, heading, isLead }}
              product={products.find(({ route }) => route === review.route)}
            />
          </li>
        )
      })}
    </ul>
  )
}

type TeaserProps = {
  review: ReviewCard
  visit: Visit
  heading: 'h2' | 'h3'
  isLead: boolean
  product: CardProduct | undefined
}

function ReviewTeaser({ review, visit: { site, locale }, heading: Heading, isLead, product }: TeaserProps) {
  const { number, route, icon, language, title, summary, verdict, published } = review
  return (
    <a
      href={pathOf(page('review', String(number)), site, locale)}
      className="group grid h-full grid-cols-[auto_1fr] content-start gap-4 py-6 no-underline"
    >
      <ServiceGlyph {...{ route, icon }} className={isLead ? 'size-16' : 'size-12'} />
      <div className="grid content-center text-sm text-muted">
        <time dateTime={new Date(published).toISOString()}>{dayText(published, locale)}</time>
        {product && <Reviewed product={product} locale={locale} />}
      </div>
      <div lang={foreignLang(language, locale)} className="col-span-2 grid max-w-text gap-2">
        <Heading className={classes('group-hover:text-accent', isLead ? 'text-2xl' : 'text-lg')}>
          <WholeWords>{title}</WholeWords>
        </Heading>
        <p className={isLead ? 'text-lg text-muted' : 'text-muted'}>{verdict || summary}</p>
      </div>
    </a>
  )
}

function Reviewed({ product: { name, price }, locale }: { product: CardProduct; locale: Locale }) {
  return (
    <p className="flex flex-wrap gap-x-2">
      <span className="font-semibold text-text">
        <WholeWords>{name}</WholeWords>
      </span>
      <span className="tabular-nums">{fromText(price, locale)}</span>
    </p>
  )
}
