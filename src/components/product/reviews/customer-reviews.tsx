import type { ProductPage } from '@/server/catalogue/product-page'
import type { ShownReviews } from '@/server/customer-reviews/shown'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { ButtonLink } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { Section } from '../../ui/section'
import { ReviewList } from './review-list'
import { Spread } from './spread'
import { CUSTOMER_REVIEWS } from './texts'

/** So many stand there at once. */
const AT_ONCE = 4

type Props = { shown: ProductPage; reviews: ShownReviews }

/** What buyers say, with how the shop knows that they are buyers. */
export function CustomerReviews({ shown: { visit, name, route }, reviews }: Props) {
  const { site, locale } = visit
  const { count, newest } = reviews
  const t = translator(locale, 'customerReviews')
  const [first, rest] = [newest.slice(0, AT_ONCE), newest.slice(AT_ONCE)]
  return (
    <Section id={CUSTOMER_REVIEWS} title={t('title')} lead={t('checked', { name })} className="scroll-mt-24">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Spread reviews={reviews} locale={locale} />
        <div className="min-w-0">
          <ReviewList reviews={first} locale={locale} />
          {rest.length > 0 && (
            <Disclosure summary={t('more', { count: rest.length })}>
              <div className="text-text">
                <ReviewList reviews={rest} locale={locale} />
              </div>
            </Disclosure>
          )}
          {count > newest.length && (
            <p className="mt-6">
              <ButtonLink kind="secondary" href={pathOf(page('customer-reviews', route), site, locale)}>
                {t('all', { count })}
              </ButtonLink>
            </p>
          )}
          <p className="mt-6">
            <a
              href={`${pathOf(page('my-account', 'reviews'), site, locale)}?product=${route}`}
              className="inline-block min-h-6 text-accent underline underline-offset-4"
            >
              {t('rateYours')}
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}
