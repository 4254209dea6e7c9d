import type { DeviceGroup, DeviceView } from '@/server/devices/of-customer'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { Badge } from '../../ui/badge'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { CardHead } from '../../ui/card-head'
import { Bit, Day } from '../../ui/facts'
import { Notice } from '../../ui/notice'
import { AccountFrame } from '../frame/account-frame'
import { NothingOwned } from '../frame/nothing'
import { devicePath } from '../frame/paths'

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
              <Group group={group} name={nameOf(group.pid)} visit={visit} email={email} thisMac={thisMac} />
            </li>
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}

type GroupProps = {
  group: DeviceGroup
  name: string
  visit: Visit
  email: string
  thisMac: string | null
}

function Group({ group, name, visit, email, thisMac }: GroupProps) {
  const { plan, os, places, devices, expires } = group
  const { locale, at } = visit
  const [t, common] = [translator(locale, 'myAccount'), translator(locale, 'common')]
  const free = places - devices.length
  const isExpired = expires !== null && expires <= at
  return (
    <Card className="grid gap-4">
      <CardHead
        badge={
          <Badge tone={free > 0 ? 'positive' : 'info'}>
            {t('devices.used', { used: String(devices.length), places: String(places) })}
          </Badge>
        }
      >
        <h2 className="text-xl">{name}</h2>
        <p className="text-muted">
          {translator(locale, 'plans')(`name.${plan}`)} · {translator(locale, 'common')(`os.${os}`)}
        </p>
      </CardHead>
      {devices.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {devices.map(device => (
            <li
              key={device.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 last:pb-0"
            >
              <DeviceLine
                device={device}
                locale={locale}
                isThis={thisMac !== null && device.macEnd === thisMac}
              />
              <ButtonLink
                kind="secondary"
                href={devicePath(device.id, visit)}
                aria-label={common('named', {
                  what: t('devices.manageName', { name: device.name }),
                  of: name,
                })}
              >
                {t('devices.manage')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {isExpired && <p className="text-muted">{t('devices.expired')}</p>}
      {free > 0 && !isExpired && (
        <p className="max-w-text text-muted">{t('devices.free', { count: free, email })}</p>
      )}
      {devices.length === 0 && !isExpired && (
        <ButtonLink
          kind="secondary"
          href={pathOf(page('download'), visit.site, locale)}
          aria-label={common('named', { what: translator(locale, 'covered')('download'), of: name })}
          className="justify-self-start"
        >
          {translator(locale, 'covered')('download')}
        </ButtonLink>
      )}
    </Card>
  )
}

export function DeviceLine({
  device: { name, os, lastSeenAt },
  locale,
  isThis = false,
}: {
  device: DeviceView
  locale: Locale
  isThis?: boolean
}) {
  return (
    <div className="min-w-0 flex-1 basis-40">
      <p className="font-semibold">
        {name} {isThis && <Badge tone="info">{translator(locale, 'myAccount')('devices.this')}</Badge>}
      </p>
      <p className="text-sm text-muted">
        {translator(locale, 'common')(`os.${os}`)} ·{' '}
        <Bit>
          {translator(locale, 'myAccount')('devices.lastSeen')} <Day at={lastSeenAt} locale={locale} />
        </Bit>
      </p>
    </div>
  )
}
