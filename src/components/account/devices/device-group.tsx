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
import { DottedFacts } from '../../ui/dotted-facts'
import { devicePath } from '../frame/paths'
import { DeviceLine } from './device-line'

type GroupProps = {
  group: DeviceGroup
  name: string
  visit: Visit
  email: string
  thisMac: string | null
}

export function DeviceGroupCard({ group, name, visit, email, thisMac }: GroupProps) {
  const { places, devices, expires } = group
  const { locale, at } = visit
  const t = translator(locale, 'myAccount')
  const free = places - devices.length
  const isExpired = expires !== null && expires <= at
  return (
    <Card className="grid gap-4">
      <GroupHead group={group} name={name} locale={locale} />
      {devices.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {devices.map(device => (
            <DeviceRow
              key={device.id}
              {...{ device, name, visit }}
              isThis={thisMac !== null && device.macEnd === thisMac}
            />
          ))}
        </ul>
      )}
      {isExpired && <p className="text-muted">{t('devices.expired')}</p>}
      {free > 0 && !isExpired && (
        <p className="max-w-text text-muted">{t('devices.free', { count: free, email })}</p>
      )}
      {devices.length === 0 && !isExpired && <Download name={name} visit={visit} />}
    </Card>
  )
}

type HeadProps = Pick<GroupProps, 'group' | 'name'> & { locale: Locale }

function GroupHead({ group: { plan, os, places, devices }, name, locale }: HeadProps) {
  const used = { used: String(devices.length), places: String(places) }
  return (
    <CardHead
      badge={
        <Badge tone={places > devices.length ? 'positive' : 'info'}>
          {translator(locale, 'myAccount')('devices.used', used)}
        </Badge>
      }
    >
      <h2 className="text-xl">{name}</h2>
      <p className="text-muted">
        <DottedFacts
          facts={[translator(locale, 'plans')(`name.${plan}`), translator(locale, 'common')(`os.${os}`)]}
        />
      </p>
    </CardHead>
  )
}

type RowProps = Pick<GroupProps, 'name' | 'visit'> & { device: DeviceView; isThis: boolean }

function DeviceRow({ device, name, visit, isThis }: RowProps) {
  const t = translator(visit.locale, 'myAccount')
  const what = t('devices.manageName', { name: device.name })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 last:pb-0">
      <DeviceLine device={device} locale={visit.locale} isThis={isThis} />
      <ButtonLink
        kind="secondary"
        href={devicePath(device.id, visit)}
        aria-label={translator(visit.locale, 'common')('named', { what, of: name })}
      >
        {t('devices.manage')}
      </ButtonLink>
    </li>
  )
}

function Download({ name, visit: { site, locale } }: Pick<GroupProps, 'name' | 'visit'>) {
  const what = translator(locale, 'covered')('download')
  return (
    <ButtonLink
      kind="secondary"
      href={pathOf(page('download'), site, locale)}
      aria-label={translator(locale, 'common')('named', { what, of: name })}
      className="justify-self-start"
    >
      {what}
    </ButtonLink>
  )
}
