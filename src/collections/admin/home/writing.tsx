import { listOf } from '../list-of'
import { Moment } from '../support/moment'
import { matrixPath } from '../translations/path'
import { languageText, t } from '../words/of-request'
import { InstantInUtc } from './instant'
import { Refused } from './refused'
import { ReviewsToRead } from './reviews-to-read'
import { Part, Piece } from './section'
import type { WritingData } from './writing-data'

const waitingIn = (locale: string): Parameters<typeof listOf>[2] => [
  ['state', 'equals', 'waiting'],
  ['locale', 'equals', locale],
]

type Placing = {
  admin: string
  /** How a collection calls one of its documents. */
  kindOf: (collection: string) => string
}
type Props = Placing & { data: WritingData }

export const Writing = ({
  data: { drafts, scheduled, refused, untranslated, comments, reviews },
  admin,
  kindOf,
}: Props) => (
  <Part id="home-writing" title={t('Texts')}>
    <Drafts {...{ drafts, admin, kindOf }} />
    <Scheduled {...{ scheduled, admin, kindOf }} />
    {refused.length > 0 && <Refused {...{ refused, admin, kindOf }} />}
    <Untranslated {...{ untranslated, admin }} />
    <Comments {...{ comments, admin }} />
    {reviews !== null && <ReviewsToRead waiting={reviews} admin={admin} />}
  </Part>
)

const Drafts = ({ drafts, admin, kindOf }: Placing & Pick<WritingData, 'drafts'>) => (
  <Piece id="home-drafts" title={t('Drafts')}>
    {drafts.length === 0 && <p>{t('No drafts are waiting.')}</p>}
    <ul>
      {drafts.map(({ collection, id, title, isNew, at }) => (
        <li key={id}>
          <a href={`${admin}/collections/${collection}/${id}`}>{title || t('Untitled')}</a>{' '}
          <span className="home__muted">
            {kindOf(collection)} · {isNew ? t('never published') : t('newer than what is published')} ·{' '}
            <Moment at={at} />
          </span>
        </li>
      ))}
    </ul>
  </Piece>
)

const Scheduled = ({ scheduled, admin, kindOf }: Placing & Pick<WritingData, 'scheduled'>) => (
  <Piece id="home-scheduled" title={t('Goes live automatically')}>
    {scheduled.length === 0 && <p>{t('Nothing is scheduled.')}</p>}
    <ul>
      {scheduled.map(({ collection, id, title, at }) => (
        <li key={id}>
          <a href={`${admin}/collections/${collection}/${id}`}>{title}</a>{' '}
          <span className="home__muted">
            {kindOf(collection)} · <InstantInUtc at={at} /> UTC
          </span>
        </li>
      ))}
    </ul>
  </Piece>
)

type Waiting = Pick<Placing, 'admin'>

const Untranslated = ({ untranslated, admin }: Waiting & Pick<WritingData, 'untranslated'>) => (
  <Piece id="home-untranslated" title={t('Waiting for a translation')}>
    {untranslated.length === 0 && <p>{t('Everything is available in every language.')}</p>}
    <ul>
      {untranslated.map(({ locale, texts }) => (
        <li key={locale}>
          <a href={matrixPath(admin, { locale, state: 'waiting' })}>
            {t('{language}: {count, plural, one {# document} other {# documents}}', {
              language: languageText(locale),
              count: texts,
            })}
          </a>
        </li>
      ))}
    </ul>
  </Piece>
)

const Comments = ({ comments, admin }: Waiting & Pick<WritingData, 'comments'>) => (
  <Piece id="home-comments" title={t('Comments to approve')}>
    {comments.length === 0 && <p>{t('No comments are waiting.')}</p>}
    <ul>
      {comments.map(({ locale, comments: waiting }) => (
        <li key={locale}>
          <a href={listOf(admin, 'comments', waitingIn(locale))}>
            {t('{language}: {count, plural, one {# comment} other {# comments}}', {
              language: languageText(locale),
              count: waiting,
            })}
          </a>
        </li>
      ))}
    </ul>
  </Piece>
)
