import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isWriter } from '../../access/roles'
import { LAUNCH_ACTIONS } from '../../launches/action-names'
import { launchPath } from '../../launches/path'
import { type ScreenData, screenData } from '../../launches/screen-data'
import { StaffView } from '../staff-view'
import { speak, t } from '../words/of-request'
import { LaunchScreen } from './launch-screen'
import { ListScreen } from './list-screen'
import { DID } from './words'
import '../plain-table.css'
import '../price-lab/lab.css'

export async function LaunchesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  speak(req)
  const data = isWriter(req.user) ? await screenData(req, searchParams) : null
  const { admin, api } = req.payload.config.routes
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('Launches') }]} />
      <Gutter className="lab">
        <h1>{t('Launches')}</h1>
        {data ? (
          <Screen {...{ data, admin, api }} />
        ) : (
          <p>{t('Only marketers and writers may use launches.')}</p>
        )}
      </Gutter>
    </StaffView>
  )
}

type Props = { data: ScreenData; admin: string; api: string }

function Screen({ data, admin, api }: Props) {
  if (data.screen === 'gone')
    return (
      <p>
        {t('There is no such launch.')} <a href={launchPath(admin)}>{t('All launches')}</a>
      </p>
    )
  const did = LAUNCH_ACTIONS.find(each => each === data.did)
  return (
    <>
      {did && <p role="status">{t(DID[did])}</p>}
      {data.screen === 'launch' ? (
        <LaunchScreen {...{ data, admin, api }} />
      ) : (
        <ListScreen {...{ data, admin, api }} />
      )}
    </>
  )
}
