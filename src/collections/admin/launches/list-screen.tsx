import { launchPath } from '../../launches/path'
import type { ListData } from '../../launches/screen-data'
import { InstantInUtc } from '../home/instant'
import { Text } from '../price-sets/parts'
import { Scrolled } from '../price-sets/scrolled'
import { Act } from './act'
import { STATES } from './words'

type Props = { data: ListData; admin: string; api: string }

export const ListScreen = ({ data: { told, typed, launches }, admin, api }: Props) => (
  <>
    <p>Pages, campaigns and prices that go live at one instant, all of them or none.</p>
    <section aria-label="A new launch" className="lab__form">
      <h2>A new launch</h2>
      <Act {...{ api, launch: '', action: 'make', label: 'Make a launch', isMain: true }}>
        <Text
          {...{ name: 'name', label: 'Name of the launch', told, value: typed.name }}
          hint="For the team; customers do not see it"
        />
      </Act>
    </section>
    <section aria-label="Launches" className="lab__form">
      <h2>All launches</h2>
      {launches.length === 0 ? (
        <p>There is none yet.</p>
      ) : (
        <Scrolled label="Launches">
          <LaunchTable {...{ launches, admin }} />
        </Scrolled>
      )}
    </section>
  </>
)

const LaunchTable = ({ launches, admin }: Pick<ListData, 'launches'> & { admin: string }) => (
  <table className="plain-table">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">State</th>
        <th scope="col">Goes or went live (UTC)</th>
        <th scope="col">By</th>
      </tr>
    </thead>
    <tbody>
      {launches.map(launch => (
        <tr key={launch.id}>
          <th scope="row">
            <a href={launchPath(admin, { launch: launch.id })}>{launch.name}</a>
          </th>
          <td>{STATES[launch.state]}</td>
          <td>{instantOf(launch)}</td>
          <td>{launch.scheduledBy || launch.madeBy}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function instantOf({ liveAt, goesLive, state }: ListData['launches'][number]) {
  const at = liveAt ?? (state === 'scheduled' ? goesLive?.at : undefined)
  return at === undefined ? '–' : <InstantInUtc at={at} />
}
