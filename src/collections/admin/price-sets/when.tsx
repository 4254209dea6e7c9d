import { timeZones, wallClock, zoneName } from '@/server/time-zones/zoned-instant'
import type { Told } from '../../price-sets/screen-data'
import { AskedField, described } from '../asking/asked-field'
import { momentIn } from '../home/instant'
import { t } from '../words/of-request'
import { askedOf, Choice } from './parts'

type Props = { told: readonly Told[]; at: string; zone: string }

/** The date and time at which something goes live, by a clock of a time zone. */
export function When({ told, at, zone }: Props) {
  const asked = askedOf({ name: 'at', label: t('Goes live at'), told })
  return (
    <>
      <AskedField {...asked}>
        <input
          id={asked.id}
          name="at"
          type={IS_DATE.test(at) ? 'datetime-local' : 'text'}
          step="1"
          defaultValue={at}
          {...described(asked)}
        />
      </AskedField>
      <Choice
        {...{ name: 'zone', label: t('Time zone'), told, value: zone }}
        options={timeZones().map(each => [each, zoneName(each)] as const)}
      />
    </>
  )
}

/** A browser shows nothing of what is no date; then it is a text, so that nothing typed is lost. */
const IS_DATE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?)?$/

type GoesLive = { at: number; zone: string }

export const GoesLiveAt = ({ at, zone }: GoesLive) => (
  <>
    {zone === 'UTC'
      ? t('Goes live: {at} UTC.', { at: momentIn(at) })
      : t('Goes live: {at} UTC, {there} ({zone}).', {
          at: momentIn(at),
          there: momentIn(at, zone),
          zone: zoneName(zone),
        })}
  </>
)

/** As a field for a date and a time holds it. */
export const wallField = (at: number, zone: string): string =>
  new Date(wallClock(at, zone)).toISOString().slice(0, 16)

type Since = { liveAt: number | null; takenBackAt: number | null }

export const WentLive = ({ liveAt, takenBackAt }: Since) => (
  <>
    {liveAt !== null && <p>{t('Went live: {at} UTC.', { at: momentIn(liveAt) })}</p>}
    {takenBackAt !== null && <p>{t('Taken back: {at} UTC.', { at: momentIn(takenBackAt) })}</p>}
  </>
)
