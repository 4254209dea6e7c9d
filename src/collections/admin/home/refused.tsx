import type { ScheduledPublishing } from '@/server/publishing/scheduled'
import { whatComes } from '../scheduled/words'
import { retold, t } from '../words/of-request'
import { InstantInUtc } from './instant'
import { Piece } from './section'

type Props = {
  refused: readonly ScheduledPublishing[]
  admin: string
  kindOf: (collection: string) => string
}

/** Each until somebody cancels it beside the document. */
export const Refused = ({ refused, admin, kindOf }: Props) => (
  <Piece id="home-refused" title={t('Could not be done at its time')}>
    <ul>
      {refused.map(each => (
        <li key={each.id}>
          <a href={`${admin}/collections/${each.collection}/${each.document}`}>
            {each.title || t('Untitled')}
          </a>{' '}
          <span className="home__muted">
            {kindOf(each.collection)} · {whatComes(each)} · <InstantInUtc at={each.at} /> UTC
          </span>{' '}
          {each.refusal && retold(each.refusal)}
        </li>
      ))}
    </ul>
  </Piece>
)
