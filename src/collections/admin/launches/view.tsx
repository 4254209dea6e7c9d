import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isWriter } from '../../access/roles'
import { LAUNCH_ACTIONS } from '../../launches/action-names'
import { launchPath } from '../../launches/path'
import { type ScreenData, screenData } from '../../launches/screen-data'
import { StaffView } from '../staff-view'
import { LaunchScreen } from './launch-screen'
import { ListScreen } from './list-screen'
import { DID } from './words'
import '../plain-table.css'
import '../price-lab/lab.css'

export async function LaunchesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const data = isWriter(req.user) ? await screenData(req, searchParams) : null
  const { admin, api } = req.payload.config.routes
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: 'Launches' }]} />
      <Gutter className="lab">
        <h1>Launches</h1>
        {data ? <Screen {...{ data, admin, api }} /> : <p>Only marketers and writers may use them.</p>}
      </Gutter>
    </StaffView>
  )
}

type Props = { data: ScreenData; admin: string; api: string }

function Screen({ data, admin, api }: Props) {
  if (data.screen === 'gone')
    return (
      <p>
        There is no such launch. <a href={launchPath(admin)}>All launches</a>
      </p>
    )
  const did = LAUNCH_ACTIONS.find(each => each === data.did)
  return (
    <>
      {did && <p role="status">{DID[did]}</p>}
      {data.screen === 'launch' ? (
        <LaunchScreen {...{ data, admin, api }} />
      ) : (
        <ListScreen {...{ data, admin, api }} />
      )}
    </>
  )
}
