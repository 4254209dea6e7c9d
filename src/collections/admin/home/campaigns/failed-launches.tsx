import type { FailedLaunch } from '@/server/launches/failed'
import { launchPath } from '../../../launches/path'
import { retold, t } from '../../words/of-request'

/** Scheduled launches that did not go live, and why. */
export const FailedLaunches = ({ launches, admin }: { launches: readonly FailedLaunch[]; admin: string }) =>
  launches.length === 0 ? null : (
    <ul>
      {launches.map(({ id, name, note }) => (
        <li key={id}>
          {t('The launch “{name}” did not go live.', { name })} {retold(note)}{' '}
          <a href={launchPath(admin, { launch: id })}>{t('Open the launch')}</a>
        </li>
      ))}
    </ul>
  )
