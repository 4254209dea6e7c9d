import { LICENCE_ACTIONS, moveLicence } from '@/server/licences/state'
import type { CustomerFile } from '@/server/support-console/customer-file'
import type { DeviceRecord, LicenceRecord } from '@/server/support-console/licences'
import { MAX_DAYS } from '@/server/support-console/typed-days'
import { PLAN_LABELS } from '../../fields/options'
import { label, t } from '../words/of-request'
import { ActButton, ActionForm, type Desk, TypedField } from './action-form'
import { Moment } from './moment'
import { Fact, Facts, Nothing, Section, State, stateName } from './parts'

type Shown = { licence: string; key: string } | undefined
type Props = { file: CustomerFile; desk: Desk; at: number; shown: Shown }

/** Of a key only the end, until somebody asks for the whole. */
export function Licences({ file: { licences, nameOf }, desk, at, shown }: Props) {
  return (
    <Section id="licences" title={t('Licences')} count={licences.length}>
      {licences.length === 0 && <Nothing>{t('There is no licence.')}</Nothing>}
      {licences.map(licence => (
        <article key={licence.id} className="desk__card" aria-labelledby={licence.id}>
          <header>
            <h3 id={licence.id}>{nameOf(licence.pid)}</h3>
            <State>{stateAt(licence, at)}</State>
            <span className="desk__muted">{label(PLAN_LABELS[licence.plan] ?? licence.plan)}</span>
          </header>
          <LicenceFacts licence={licence} shown={shown} desk={desk} />
          <Actions licence={licence} desk={desk} />
        </article>
      ))}
    </Section>
  )
}

const stateAt = ({ state, expires }: LicenceRecord, at: number): string =>
  state === 'active' && expires !== null && expires <= at ? 'expired' : state

function LicenceFacts({ licence, shown, desk }: { licence: LicenceRecord; shown: Shown; desk: Desk }) {
  const { id, keyEnd, order, issued, expires, devices } = licence
  return (
    <Facts>
      <Fact name="Key" isWide>
        {shown?.licence === id ? (
          <code className="desk__key">{shown.key}</code>
        ) : (
          <div className="desk__masked">
            <code>{`•••••-${keyEnd}`}</code>
            <ActButton desk={desk} action="show_key" subject={id} label={t('Show the whole key')} />
          </div>
        )}
      </Fact>
      <Fact name="Order">
        <a href={`#${order}`}>{order}</a>
      </Fact>
      <Fact name="Issued">
        <Moment at={issued} />
      </Fact>
      <Fact name="Valid until">{expires === null ? 'For life' : <Moment at={expires} />}</Fact>
      <Fact name="Computers" isWide>
        <Devices devices={devices} desk={desk} />
      </Fact>
    </Facts>
  )
}

function Devices({ devices, desk }: { devices: readonly DeviceRecord[]; desk: Desk }) {
  if (devices.length === 0) return t('Not used on any yet')
  return (
    <ul>
      {devices.map(device => (
        <li key={device.id}>
          <DeviceLine device={device} />
          {device.releasedAt === null && (
            <ActionForm
              desk={desk}
              action="release_computer"
              subject={device.id}
              label={t('Release {name}', { name: device.name })}
              hint={t(
                'It is signed off and its place is free at once. This is none of the releases that the customer has each month. No email goes out.',
              )}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const DeviceLine = ({ device }: { device: DeviceRecord }) => (
  <>
    {device.name} ({device.os === 'mac' ? 'Mac' : 'Windows'}
    {device.macEnd && `, …${device.macEnd}`}), {t('since')} <Moment at={device.boundAt} />, {t('last seen')}{' '}
    <Moment at={device.lastSeenAt} />
    {device.releasedAt !== null && (
      <>
        , {device.bySupport ? t('released by support') : t('released')} <Moment at={device.releasedAt} />
      </>
    )}
  </>
)

const OFFERED = {
  reissue: {
    label: 'Give a new key',
    hint: 'The old key stops, all its computers are signed off, and an email brings the new key to the customer.',
  },
  revoke: {
    label: 'Revoke',
    hint: 'The licence opens nothing any more, and what follows from owning it goes too. No money moves.',
  },
  restore: { label: 'Give back', hint: 'The licence works again as it did before.' },
} as const

const isOffered = (action: string): action is keyof typeof OFFERED => action in OFFERED

function Actions({
  licence: { id, state, expires, isSubscribed },
  desk,
}: {
  licence: LicenceRecord
  desk: Desk
}) {
  const allowed = LICENCE_ACTIONS.filter(isOffered).filter(action => moveLicence(state, action).ok)
  if (allowed.length === 0)
    return (
      <p className="desk__muted">
        {t('The licence is {state}: nothing can be done with it here.', { state: stateName(state) })}
      </p>
    )
  return (
    <div className="desk__actions">
      {allowed.map(action => (
        <ActionForm
          key={action}
          desk={desk}
          action={action}
          subject={id}
          label={t(OFFERED[action].label)}
          hint={t(OFFERED[action].hint)}
        />
      ))}
      {state === 'active' && expires !== null && !isSubscribed && (
        <ActionForm
          desk={desk}
          action="extend_licence"
          subject={id}
          label={t('Make it longer')}
          hint={t(
            'Its end moves by the days, from now where it is over. The customer sees the new day in the account. No money moves.',
          )}
        >
          <TypedField
            id={`days-${id}`}
            name="days"
            label={t('Days, from 1 to {most}', { most: MAX_DAYS })}
            inputMode="numeric"
          />
        </ActionForm>
      )}
    </div>
  )
}
