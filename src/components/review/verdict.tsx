import type { ReactNode } from 'react'
import type { Review } from '@/server/content/reviews'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Icon, type IconName } from '../ui/icon'

type Props = { review: Review; locale: Locale; lang: string | undefined }

/** What the desk found, for whom it is and for whom not; only what somebody wrote. */
export function Verdict({ review, locale, lang }: Props) {
  const t = translator(locale, 'review')
  const { verdict, suits, suitsNot, likes, dislikes } = review
  return (
    <section aria-labelledby="verdict" className="border-t-4 border-accent bg-surface">
      <div className="grid gap-3 p-6">
        <h2 id="verdict" className="text-sm font-semibold tracking-normal text-accent">
          {t('verdict.title')}
        </h2>
        {verdict && (
          <p lang={lang} className="text-xl font-semibold text-balance">
            {verdict}
          </p>
        )}
        <p className="text-sm text-muted">{t('makers')}</p>
      </div>
      <div className="grid border-t border-line sm:grid-cols-2">
        {suits && <Half title={t('verdict.suits')} text={suits} lang={lang} />}
        {suitsNot && <Half title={t('verdict.suitsNot')} text={suitsNot} lang={lang} />}
        <Half title={t('likes')} lang={lang}>
          <Opinions opinions={likes} sign="check" className="text-positive" />
        </Half>
        <Half title={t('dislikes')} lang={lang}>
          <Opinions opinions={dislikes} sign="close" className="text-danger" />
        </Half>
      </div>
    </section>
  )
}

type HalfProps = { title: string; text?: string; lang: string | undefined; children?: ReactNode }

const Half = ({ title, text, lang, children }: HalfProps) => (
  <div className="grid content-start gap-2 border-line p-6 not-last:border-b sm:odd:border-e sm:nth-last-2:border-b-0">
    <h3 className="text-base">{title}</h3>
    <div lang={lang}>{text ? <p>{text}</p> : children}</div>
  </div>
)

type OpinionsProps = { opinions: readonly string[]; sign: IconName; className: string }

const Opinions = ({ opinions, sign, className }: OpinionsProps) => (
  <ul className="grid gap-2">
    {opinions.map(opinion => (
      <li key={opinion} className="grid grid-cols-[1.25rem_1fr] gap-2">
        <Icon name={sign} className={`mt-0.5 ${className}`} />
        {opinion}
      </li>
    ))}
  </ul>
)
