import { launchPath } from '../../launches/path'
import type { ListData } from '../../launches/screen-data'
import { InstantInUtc } from '../home/instant'
import { Text } from '../price-sets/parts'
import { Scrolled } from '../price-sets/scrolled'
import { t } from '../words/of-request'
import { Act } from './act'
import { STATES } from './words'

type Props = { data: ListData; admin: string; api: string }

export const ListScreen = ({ data: { told, typed, launches }, admin, api }: Props) => (
  <>
    <p>{t('Pages, campaigns and prices that go live at the same moment: all of them, or none.')}</p>
    <section aria-label={t('A new launch')} className="lab__form">
      <h2>{t('A new launch')}</h2>
      <Act {...{ api, launch: '', action: 'make', label: t('Make a launch'), isMain: true }}>
        <Text
          {...{ name: 'name', label: t('Name of the launch'), told, value: typed.name }}
          hint={t('For the team; customers do not see it')}
        />
      </Act>
    </section>
    <section aria-label={t('Launches')} className="lab__form">
      <h2>{t('All launches')}</h2>
      {launches.length === 0 ? (
        <p>{t('There are none yet.')}</p>
      ) : (
        <Scrolled label={t('Launches')}>
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
        <th scope="col">{t('Name')}</th>
        <th scope="col">{t('State')}</th>
        <th scope="col">{t('Goes or went live (UTC)')}</th>
        <th scope="col">{t('By')}</th>
      </tr>
    </thead>
    <tbody>
      {launches.map(launch => (
        <tr key={launch.id}>
          <th scope="row">
            <a href={launchPath(admin, { launch: launch.id })}>{launch.name}</a>
          </th>
          <td>{t(STATES[launch.state])}</td>
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
