import type { CustomerFile } from '@/server/support-console/customer-file'
import type { DeviceRecord, LicenceRecord } from '@/server/support-console/licences'
import { spoken, t } from '../words/of-request'
import { planText } from '../words/shop-names'
import { bracketed } from '../words/written/bracketed'
import { listText } from '../words/written/joined'
import { ActButton, ActionForm, type Desk } from './action-form'
import { LicenceActions } from './licence-actions'
import { Moment } from './moment'
import { Fact, Facts, Nothing, Section, State } from './parts'

type Shown = { licence: string; key: string } | undefined
type Props = { file: CustomerFile; desk: Desk; at: number; shown: Shown }

/** Of a key only the end, until somebody asks for the whole. */
export function Licences({ file: { licences, nameOf }, desk, at, shown }: Props) {
  return (
    <Section id="licences" title={t('Licenses')} count={licences.length}>
      {licences.length === 0 && <Nothing>{t('There is no license.')}</Nothing>}
      {licences.map(licence => (
        <article key={licence.id} className="desk__card" aria-labelledby={licence.id}>
          <header>
            <h3 id={licence.id}>{nameOf(licence.pid)}</h3>
            <State>{stateAt(licence, at)}</State>
            <span className="desk__muted">{planText(licence.plan)}</span>
          </header>
          <LicenceFacts licence={licence} shown={shown} desk={desk} />
          <LicenceActions licence={licence} desk={desk} />
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
      <Fact name="Valid until">{expires === null ? t('For life') : <Moment at={expires} />}</Fact>
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
                'It is signed off and its place is free at once. This does not count toward the releases that the customer has each month. No email goes out.',
              )}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** «Studio (Mac, …4F2A)»: the system, and the end of the network address where it is known. */
function deviceText({ name, os, macEnd }: DeviceRecord): string {
  const system = os === 'mac' ? 'Mac' : 'Windows'
  return bracketed(spoken(), name, listText(macEnd ? [system, `…${macEnd}`] : [system]))
}

/** In one element: beside a form the line is a grid, in which each child takes a row. */
const DeviceLine = ({ device }: { device: DeviceRecord }) => (
  <span>
    {deviceText(device)}, {t('since')} <Moment at={device.boundAt} />, {t('last seen')}{' '}
    <Moment at={device.lastSeenAt} />
    {device.releasedAt !== null && (
      <>
        , {device.bySupport ? t('released by support') : t('released')} <Moment at={device.releasedAt} />
      </>
    )}
  </span>
)
