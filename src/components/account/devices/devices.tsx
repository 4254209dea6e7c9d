import type { DeviceGroup } from '@/server/devices/of-customer'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Notice } from '../../ui/notice'
import { AccountFrame } from '../frame/account-frame'
import { NothingOwned } from '../frame/nothing'
import { DeviceGroupCard } from './device-group'

type Props = {
  visit: Visit
  email: string
  groups: readonly DeviceGroup[]
  nameOf: (pid: number) => string
  isReleased: boolean
  /** The end of this computer's network address, as its application told it. */
  thisMac: string | null
}

export function Devices({ visit, email, groups, nameOf, isReleased, thisMac }: Props) {
  const t = translator(visit.locale, 'myAccount')
  return (
    <AccountFrame
      visit={visit}
      section="devices"
      lead={t('devices.lead')}
      news={isReleased && <Notice tone="positive">{t('devices.released')}</Notice>}
    >
      {groups.length === 0 ? (
        <NothingOwned visit={visit} title={t('devices.emptyTitle')} text={t('devices.emptyText')} />
      ) : (
        <ul className="grid gap-4">
          {groups.map(group => (
            <li key={group.licence}>
              <DeviceGroupCard
                group={group}
                name={nameOf(group.pid)}
                visit={visit}
                email={email}
                thisMac={thisMac}
              />
            </li>
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}
