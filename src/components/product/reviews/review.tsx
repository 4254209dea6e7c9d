import type { ShownReview } from '@/server/customer-reviews/shown'
import { dayText } from '@/site/day-text'
import { foreignLang, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Stars } from '../../ui/stars'
import { writtenInText } from './texts'

type Props = { review: ShownReview; locale: Locale }

export function Review({ review, locale }: Props) {
  const { stars, title, text, name, answer, at } = review
  const t = translator(locale, 'customerReviews')
  const lang = foreignLang(review.locale, locale)
  return (
    <article className="grid max-w-text gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Stars value={stars} label={t('starsOf', { count: stars })} />
        <span className="font-semibold text-text">{name || t('nameless')}</span>
        <time dateTime={new Date(at).toISOString()}>{dayText(at, locale)}</time>
        {lang && <span>{writtenInText(review.locale, locale)}</span>}
      </p>
      {title && (
        <p lang={lang} className="text-lg font-semibold wrap-anywhere">
          {title}
        </p>
      )}
      <p lang={lang} className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {answer && (
        <div className="mt-2 grid gap-1 border-s-4 border-accent ps-4">
          <p className="text-sm font-semibold">{t('answer')}</p>
          <p lang={lang} className="wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
    </article>
  )
}
