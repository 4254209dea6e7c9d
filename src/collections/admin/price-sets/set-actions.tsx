import type { ComponentProps } from 'react'
import type { PriceSetAction } from '../../price-sets/action-names'
import type { SetData } from '../../price-sets/screen-data'
import { ActForm } from '../asking/act-form'
import { t } from '../words/of-request'
import { Problem } from './parts'
import { When } from './when'

type Props = { data: SetData; api: string }

const ASKS = {
  publish: 'These prices hold at once, for all visitors. Publish them now?',
  takeBack: 'Every price that is still as this set made it is sold at once as it was before. Take it back?',
  discard: 'This price set is gone for good; no price changes. Throw it away?',
} as const

/** What can be done with a set in the state that it is in. */
export function SetActions({ data, api }: Props) {
  const { set, stale, told } = data
  const form = { set: set.id, api }
  if (set.state === 'taken_back') return null
  if (set.state === 'live')
    return (
      <Act {...form} action="take-back" label={t('Take back')} asks={ASKS.takeBack}>
        <p className="lab__hint">
          {t('Every price that is still as this set made it becomes what it was before.')}
        </p>
      </Act>
    )
  return (
    <>
      <Problem name="set" told={stale ? [stale] : told} />
      <Problem name="state" told={told} />
      {(stale || set.state === 'stopped') && (
        <Act {...form} action="look-again" label={t('Take a fresh look')} />
      )}
      {!stale && set.state !== 'scheduled' && (
        <div className="lab__sides">
          <Act {...form} action="publish" label={t('Publish now')} asks={ASKS.publish}>
            <Confirm data={data} id="now" />
          </Act>
          <Act {...form} action="schedule" label={t('Schedule')}>
            <When told={data.told} at={data.typedAt} zone={data.typedZone} />
            <Confirm data={data} id="later" />
          </Act>
        </div>
      )}
      {set.state === 'scheduled' && <Act {...form} action="unschedule" label={t('Take off the schedule')} />}
      {set.state !== 'scheduled' && (
        <Act {...form} action="discard" label={t('Throw away')} asks={ASKS.discard} />
      )}
    </>
  )
}

type ActProps = Omit<ComponentProps<typeof ActForm>, 'action' | 'about'> & {
  api: string
  set: string
  action: PriceSetAction
}

const MAIN: readonly PriceSetAction[] = ['publish', 'schedule']

const Act = ({ api, set, action, ...shown }: ActProps) => (
  <ActForm
    action={`${api}/price-set-actions/${action}`}
    about={{ name: 'set', id: set }}
    isMain={MAIN.includes(action)}
    {...shown}
  />
)

/** Asked where the set changes anything by more than 30 %, or the shop found that it does. */
function Confirm({ data: { changes, told }, id }: { data: SetData; id: string }) {
  const isAsked = told.some(({ field }) => field === 'confirm')
  if (changes.large === 0 && !isAsked) return null
  return (
    <>
      <div className="lab__tick">
        <input id={`set-confirm-${id}`} type="checkbox" name="confirm" value="yes" />
        <label htmlFor={`set-confirm-${id}`}>{t('Yes, change them by that much')}</label>
      </div>
      {isAsked && <Problem name="confirm" told={told} />}
    </>
  )
}
