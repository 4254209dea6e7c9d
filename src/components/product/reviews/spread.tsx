import type { ShownReviews } from '@/server/customer-reviews/shown'
import { STARS } from '@/site/customer-review'
import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Stars } from '../../ui/stars'
import { averageText, countText } from './texts'

type Props = { reviews: ShownReviews; locale: Locale }

/** The average, and how many gave how many stars. */
export function Spread({ reviews: { average, count, spread }, locale }: Props) {
  const t = translator(locale, 'customerReviews')
  const figure = new Intl.NumberFormat(HTML_LANG[locale])
  return (
    <div className="grid max-w-md content-start gap-6">
      <div className="grid justify-items-start gap-1">
        <p className="text-3xl font-semibold tabular-nums">{averageText(average, locale)}</p>
        <Stars value={average} className="h-6 w-30" />
        <p className="text-muted">{countText(count, locale)}</p>
      </div>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('spread')}</caption>
        <tbody>
          {STARS.toReversed().map(stars => (
            <tr key={stars}>
              <th scope="row" className="py-1 pe-3 text-start font-normal whitespace-nowrap">
                {t('stars', { count: stars })}
              </th>
              <td className="w-full py-1">
                <Share part={spread[stars] / count} />
              </td>
              <td className="py-1 ps-3 text-end text-muted tabular-nums">{figure.format(spread[stars])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Share = ({ part }: { part: number }) => (
  <svg
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="block h-2 w-full text-accent"
  >
    <rect width="100" height="8" rx="1" className="fill-surface" />
    <rect width={100 * part} height="8" rx="1" fill="currentColor" />
  </svg>
)
