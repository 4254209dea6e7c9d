import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isMarketer } from '../../access/roles'
import { PRICE_SET_ACTIONS } from '../../price-sets/action-names'
import { screenPath } from '../../price-sets/path'
import { type ScreenData, screenData } from '../../price-sets/screen-data'
import { StaffView } from '../staff-view'
import { speak, t } from '../words/of-request'
import { NewScreen } from './new-screen'
import { SetScreen } from './set-screen'
import { DID } from './words'
import '../plain-table.css'
import '../price-lab/lab.css'

export async function PriceSetsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { user, payload } = req
  speak(req)
  const data = isMarketer(user) ? await screenData(searchParams) : null
  const { admin, api } = payload.config.routes
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('Price sets') }]} />
      <Gutter className="lab">
        <h1>{t('Price sets')}</h1>
        {data ? <Screen {...{ data, admin, api }} /> : <p>{t('Only marketers may use price sets.')}</p>}
      </Gutter>
    </StaffView>
  )
}

type Props = { data: ScreenData; admin: string; api: string }

function Screen({ data, admin, api }: Props) {
  if (data.screen === 'gone')
    return (
      <p>
        {t('There is no such price set.')} <a href={screenPath(admin)}>{t('All price sets')}</a>
      </p>
    )
  return (
    <>
      <Done did={data.did} />
      {data.screen === 'set' ? (
        <SetScreen {...{ data, admin, api }} />
      ) : (
        <NewScreen {...{ data, admin, api }} />
      )}
    </>
  )
}

function Done({ did }: { did: string }) {
  const action = PRICE_SET_ACTIONS.find(each => each === did)
  return action ? <p role="status">{t(DID[action])}</p> : null
}
