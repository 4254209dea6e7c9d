import type { DeviceGroup, DeviceView } from '@/server/devices/of-customer'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Button, ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { Day, Fact, Facts } from '../../ui/facts'
import { ActionForm, type PlainAction } from '../forms/action-form'
import { AccountFrame } from '../frame/account-frame'
import { devicePath, sectionPath } from '../frame/paths'
import { NoReleaseLeft } from './no-release-left'

type Props = {
  visit: Visit
  group: DeviceGroup
  device: DeviceView
  name: string
  release: PlainAction
}

export function DevicePage({ visit, group, device, name, release }: Props) {
  const t = translator(visit.locale, 'myAccount')
  const isAllowed = group.releasesLeft > 0
  return (
    <AccountFrame visit={visit} section="devices" title={device.name}>
      <Card className="grid gap-6">
        <Known visit={visit} group={group} device={device} name={name} />
        <div className="grid gap-3 border-t border-line pt-6 *:max-w-text">
          <p>{t('devices.releaseText')}</p>
          {isAllowed ? (
            <ActionForm
              action={release}
              here={devicePath(device.id, visit)}
              hidden={{ device: device.id }}
              className="grid justify-items-start gap-3"
            >
              <p className="text-sm text-muted">{t('devices.left', { count: group.releasesLeft })}</p>
              <Button kind="danger">{t('devices.release')}</Button>
            </ActionForm>
          ) : (
            <NoReleaseLeft locale={visit.locale} support={sectionPath('support_ticket', visit)} />
          )}
        </div>
      </Card>
      <ButtonLink kind="secondary" href={sectionPath('devices', visit)} className="justify-self-start">
        {t('devices.back')}
      </ButtonLink>
    </AccountFrame>
  )
}

function Known({ visit: { locale }, group, device, name }: Omit<Props, 'release'>) {
  const t = translator(locale, 'myAccount')
  return (
    <Facts>
      <Fact name={t('devices.licence')}>{name}</Fact>
      <Fact name={translator(locale, 'account')('licence.plan')}>
        {translator(locale, 'plans')(`name.${group.plan}`)}
      </Fact>
      <Fact name={t('devices.system')}>{translator(locale, 'common')(`os.${device.os}`)}</Fact>
      <Fact name={t('devices.added')}>
        <Day at={device.boundAt} locale={locale} />
      </Fact>
      <Fact name={t('devices.lastSeen')}>
        <Day at={device.lastSeenAt} locale={locale} />
      </Fact>
      {device.macEnd && <Fact name={t('devices.address')}>{device.macEnd}</Fact>}
    </Facts>
  )
}
