import type { ReviewCard } from '@/server/content/reviews'
import { dayText } from '@/site/day-text'
import { foreignLang } from '@/site/locale'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { CardLink } from '../ui/card'

type Props = {
  reviews: readonly ReviewCard[]
  visit: Visit
  heading?: 'h2' | 'h3'
}

export function ReviewCards({ reviews, visit, heading: Heading = 'h3' }: Props) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {reviews.map(({ number, language, title, summary, published }) => (
        <li key={number}>
          <CardLink
            href={pathOf(page('review', String(number)), visit.site, visit.locale)}
            className="h-full"
          >
            <time dateTime={new Date(published).toISOString()} className="text-sm text-muted">
              {dayText(published, visit.locale)}
            </time>
            <div lang={foreignLang(language, visit.locale)}>
              <Heading className="mt-1 text-lg font-semibold">{title}</Heading>
              <p className="mt-2 text-muted">{summary}</p>
            </div>
          </CardLink>
        </li>
      ))}
    </ul>
  )
}
