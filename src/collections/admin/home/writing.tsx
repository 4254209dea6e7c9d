import { LOCALE_NAMES } from '@/site/locale'
import { listOf } from '../list-of'
import { Moment } from '../support/moment'
import { matrixPath } from '../translations/path'
import { counted } from './amounts-text'
import { InstantInUtc } from './instant'
import { Refused } from './refused'
import { Part, Piece } from './section'
import type { WritingData } from './writing-data'

const waitingIn = (locale: string): Parameters<typeof listOf>[2] => [
  ['state', 'equals', 'waiting'],
  ['locale', 'equals', locale],
]

type Props = {
  data: WritingData
  admin: string
  /** How a collection calls one of its documents. */
  kindOf: (collection: string) => string
}

export const Writing = ({
  data: { drafts, scheduled, refused, untranslated, comments },
  admin,
  kindOf,
}: Props) => (
  <Part id="home-writing" title="Texts">
    <Piece id="home-drafts" title="Drafts">
      {drafts.length === 0 && <p>No draft waits.</p>}
      <ul>
        {drafts.map(({ collection, id, title, isNew, at }) => (
          <li key={id}>
            <a href={`${admin}/collections/${collection}/${id}`}>{title || 'Without a title'}</a>{' '}
            <span className="home__muted">
              {kindOf(collection)} · {isNew ? 'never published' : 'newer than what is published'} ·{' '}
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Piece>
    <Piece id="home-scheduled" title="Comes by itself">
      {scheduled.length === 0 && <p>Nothing is scheduled.</p>}
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
    {refused.length > 0 && <Refused {...{ refused, admin, kindOf }} />}
    <Piece id="home-untranslated" title="Waits for a translation">
      {untranslated.length === 0 && <p>Everything is there in every language.</p>}
      <ul>
        {untranslated.map(({ locale, texts }) => (
          <li key={locale}>
            <a href={matrixPath(admin, { locale, state: 'waiting' })}>
              {LOCALE_NAMES[locale]}: {counted(texts, 'document')}
            </a>
          </li>
        ))}
      </ul>
    </Piece>
    <Piece id="home-comments" title="Comments to approve">
      {comments.length === 0 && <p>No comment waits.</p>}
      <ul>
        {comments.map(({ locale, comments: waiting }) => (
          <li key={locale}>
            <a href={listOf(admin, 'comments', waitingIn(locale))}>
              {LOCALE_NAMES[locale]}: {counted(waiting, 'comment')}
            </a>
          </li>
        ))}
      </ul>
    </Piece>
  </Part>
)
