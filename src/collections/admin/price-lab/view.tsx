import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { campaignPlaces, productPlaces, rulePlaces } from '@/server/price-lab/rule-places'
import { StaffView } from '../staff-view'
import { speak, spoken, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { type LabData, labData } from './lab-data'
import { OrderScreen } from './order/order-screen'
import { type Asked, labPath, readAddress, SCREENS, type Screen } from './path'
import { PricesScreen } from './prices/prices-screen'
import { SweepScreen } from './sweep/sweep-screen'
import '../plain-table.css'
import '../sum-list.css'
import './lab.css'

export async function PriceLabView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { user, payload } = req
  speak(req)
  const asked = readAddress(searchParams)
  const data = user ? await labData(user, asked, { now: Date.now(), language: spoken() }) : null
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('Price lab') }]} />
      <Gutter className="lab">
        <h1>{t('Price lab')}</h1>
        {data ? (
          <Lab data={data} asked={asked} admin={payload.config.routes.admin} />
        ) : (
          <p>{t('Only marketers and staff who look after customers may use it.')}</p>
        )}
      </Gutter>
    </StaffView>
  )
}

type Props = { data: LabData; asked: Asked; admin: string }

async function Lab({ data, asked, admin }: Props) {
  const [ruleAt, campaignAt, productAt] = await Promise.all([
    rulePlaces(spoken()),
    campaignPlaces(spoken()),
    productPlaces(),
  ])
  const places = { admin, ruleAt, campaignAt, productAt, nameOf: data.nameOf }
  return (
    <>
      <Screens admin={admin} asked={asked} hasOrders={data.may.customers} />
      {data.screen === 'prices' && <PricesScreen data={data} places={places} />}
      {data.screen === 'order' && <OrderScreen data={data} places={places} />}
      {data.screen === 'sweep' && <SweepScreen data={data} places={places} />}
    </>
  )
}

const NAMES: Record<Screen, Sentence> = {
  prices: 'Prices',
  order: 'A past order',
  sweep: 'Look for mistakes',
}

type ScreensProps = { admin: string; asked: Asked; hasOrders: boolean }

const Screens = ({ admin, asked, hasOrders }: ScreensProps) => (
  <nav aria-label={t('Parts of the lab')} className="lab__screens">
    {SCREENS.filter(screen => screen !== 'order' || hasOrders).map(screen => (
      <a
        key={screen}
        href={labPath(admin, { screen, one: asked.one })}
        aria-current={screen === asked.screen ? 'page' : undefined}
      >
        {t(NAMES[screen])}
      </a>
    ))}
  </nav>
)
