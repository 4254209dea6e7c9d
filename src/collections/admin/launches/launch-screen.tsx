import { page } from '@/site/page'
import { previewPath } from '@/site/preview'
import { launchPath } from '../../launches/path'
import type { LaunchData } from '../../launches/screen-data'
import { OPEN } from '../../launches/states'
import { Problem } from '../price-sets/parts'
import { GoesLiveAt, WentLive } from '../price-sets/when'
import { retold, t } from '../words/of-request'
import { AddForm } from './add-form'
import { LaunchActions } from './launch-actions'
import { RowTable } from './row-table'
import { STATES } from './words'

type Props = { data: LaunchData; admin: string; api: string }

export const LaunchScreen = ({ data, admin, api }: Props) => (
  <>
    <p>
      <a href={launchPath(admin)}>{t('All launches')}</a>
    </p>
    <h2>{data.launch.name}</h2>
    <p>
      <strong>{t(STATES[data.launch.state])}</strong> ·{' '}
      {t('by {person}', { person: data.launch.scheduledBy || data.launch.madeBy })}
    </p>
    <Instants launch={data.launch} />
    {data.launch.state === 'failed' && (
      <p className="lab__problem">
        {t('Nothing was published.')} {retold(data.launch.note)}
      </p>
    )}
    {['state', 'launch', 'items'].map(name => (
      <Problem key={name} name={name} told={data.told} />
    ))}
    <RowTable {...{ data, admin, api }} />
    {OPEN.includes(data.launch.state) && <AddForm {...{ data, api }} />}
    <LaunchActions {...{ data, api }} />
  </>
)

function Instants({ launch: { id, goesLive, state, liveAt, takenBackAt } }: Pick<LaunchData, 'launch'>) {
  const at = goesLive && state === 'scheduled' ? goesLive.at : undefined
  return (
    <>
      {goesLive && at !== undefined && (
        <p>
          <GoesLiveAt {...goesLive} />
        </p>
      )}
      {liveAt === null && (
        <p>
          <a
            href={previewPath(page('home'), { site: 'com', locale: 'en', at, launch: id })}
            target="_blank"
            rel="noreferrer"
          >
            {goesLive ? t('Look at the shop as it will be then') : t('Look at the shop as it will be')}
          </a>
        </p>
      )}
      <WentLive {...{ liveAt, takenBackAt }} />
    </>
  )
}
