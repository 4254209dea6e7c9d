import type { DeviceGroup, DeviceView } from '@/server/devices/of-customer'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Button, ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { AccountCard, LocalizedForm, Otherwise } from '../forms/account-card'
import { ActionForm, type PlainAction } from '../forms/action-form'
import { fieldsOf } from '../forms/fields'
import { linkTo, sectionPath } from '../frame/paths'
import { DeviceLine } from './device-line'
import { NoReleaseLeft } from './no-release-left'

export const lostPath = (visit: Visit, step = '1') => sectionPath('devices', visit, { lost: step })
const linkPath = (visit: Visit, token: string) => sectionPath('devices', visit, { release: token })

type LostProps = { visit: Visit; isSent: boolean; refused: string | undefined }

/** What is said afterwards is the same for everyone, so that nobody learns who has an account. */
export function LostDevice({ visit, isSent, refused }: LostProps) {
  const { locale } = visit
  const t = translator(locale, 'myAccount')
  const signIn = <Otherwise href={linkTo('login', visit)} answer={t('lost.signIn')} />
  if (isSent)
    return (
      <AccountCard title={t('lost.sentTitle')} footer={signIn}>
        <Notice>{t('lost.sent')}</Notice>
      </AccountCard>
    )
  return (
    <AccountCard title={t('lost.title')} lead={t('lost.lead')} footer={signIn}>
      <LocalizedForm
        locale={locale}
        action="send_release"
        fields={fieldsOf(locale, 'email')}
        refused={refused}
        next={lostPath(visit, 'sent')}
        submit={t('lost.submit')}
      />
    </AccountCard>
  )
}

export function LostReleased({ visit }: { visit: Visit }) {
  const t = translator(visit.locale, 'myAccount')
  return (
    <AccountCard title={t('lost.doneTitle')}>
      <Notice tone="positive" className="mb-6">
        {t('lost.done')}
      </Notice>
      <ButtonLink href={linkTo('login', visit)} isWide>
        {t('lost.signIn')}
      </ButtonLink>
    </AccountCard>
  )
}

type Opened = { email: string; groups: readonly DeviceGroup[] }
type LinkProps = {
  visit: Visit
  token: string
  /** Null when the link no longer works. */
  opened: Opened | null
  nameOf: (pid: number) => string
  release: PlainAction
}

export function LostByLink({ visit, token, opened, nameOf, release }: LinkProps) {
  const t = translator(visit.locale, 'myAccount')
  if (opened === null)
    return (
      <AccountCard title={t('lost.expiredTitle')} lead={t('lost.expired')}>
        <ButtonLink href={lostPath(visit)} isWide>
          {t('lost.again')}
        </ButtonLink>
      </AccountCard>
    )
  const { email, groups } = opened
  return (
    <AccountCard title={t('lost.chooseTitle')} lead={t('lost.chooseLead', { email })}>
      {groups.length === 0 ? (
        <div className="grid gap-6">
          <Notice>{t('lost.empty')}</Notice>
          <ButtonLink href={linkTo('login', visit)} isWide>
            {t('lost.signIn')}
          </ButtonLink>
        </div>
      ) : (
        <ul className="grid gap-4">
          {groups.map(group => (
            <li key={group.licence}>
              <Group {...{ group, visit, token, release }} name={nameOf(group.pid)} />
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  )
}

type GroupProps = Pick<LinkProps, 'visit' | 'token' | 'release'> & { group: DeviceGroup; name: string }

function Group({ group, name, visit, token, release }: GroupProps) {
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl">{name}</h2>
      {group.releasesLeft === 0 && <NoReleaseLeft locale={visit.locale} support={linkTo('contact', visit)} />}
      <ul className="divide-y divide-line">
        {group.devices.map(device => (
          <li key={device.id} className="grid justify-items-start gap-3 py-4 last:pb-0">
            <DeviceLine device={device} locale={visit.locale} />
            {group.releasesLeft > 0 && <Release {...{ device, visit, token, release }} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Release({
  device,
  visit,
  token,
  release,
}: Omit<GroupProps, 'group' | 'name'> & { device: DeviceView }) {
  return (
    <ActionForm action={release} here={linkPath(visit, token)} hidden={{ device: device.id, release: token }}>
      <Button kind="danger">
        {translator(visit.locale, 'myAccount')('lost.release', { name: device.name })}
      </Button>
    </ActionForm>
  )
}
