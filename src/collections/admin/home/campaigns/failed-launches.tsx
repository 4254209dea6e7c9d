import type { FailedLaunch } from '@/server/launches/failed'
import { launchPath } from '../../../launches/path'

/** Scheduled launches that did not go live, and why. */
export const FailedLaunches = ({ launches, admin }: { launches: readonly FailedLaunch[]; admin: string }) =>
  launches.length === 0 ? null : (
    <ul>
      {launches.map(({ id, name, note }) => (
        <li key={id}>
          {`The launch “${name}” did not go live. ${note} `}
          <a href={launchPath(admin, { launch: id })}>Open the launch</a>
        </li>
      ))}
    </ul>
  )
