import type { StoppedSet } from '@/server/price-sets/stopped'
import { screenPath } from '../../../price-sets/path'
import { retold, t } from '../../words/of-request'

/** Scheduled prices that did not go live, and why. */
export const StoppedSets = ({ sets, admin }: { sets: readonly StoppedSet[]; admin: string }) =>
  sets.length === 0 ? null : (
    <ul>
      {sets.map(({ id, name, note }) => (
        <li key={id}>
          {t('The price set “{name}” did not go live.', { name })} {retold(note)}{' '}
          <a href={screenPath(admin, { set: id })}>{t('Open the price set')}</a>
        </li>
      ))}
    </ul>
  )
