import { zoneName } from '@/server/time-zones/zoned-instant'
import { t } from '../words/of-request'
import { Field } from './fields'
import type { SaleForm } from './form-data'

type Props = { data: SaleForm }

/** From when until when, as a clock shows it in a place. */
export function TimeFields({ data: { typed, told, zones } }: Props) {
  return (
    <fieldset className="sale__group">
      <legend>{t('When')}</legend>
      <div className="sale__times">
        <Field
          field="from"
          label={t('From')}
          told={told}
          reading={{ name: 'fromReading', value: typed.fromReading }}
        >
          {described => <TimeInput {...described} name="from" value={typed.from} />}
        </Field>
        <Field
          field="until"
          label={t('Until')}
          told={told}
          hint={t('The first moment at which it no longer runs')}
          reading={{ name: 'untilReading', value: typed.untilReading }}
        >
          {described => <TimeInput {...described} name="until" value={typed.until} />}
        </Field>
        <Field
          field="zone"
          label={t('Time zone')}
          told={told}
          hint={t('Whose clock this is, summer time included')}
        >
          {described => (
            <select {...described} name="zone" defaultValue={typed.zone}>
              {!zones.includes(typed.zone) && <option value={typed.zone}>{zoneName(typed.zone)}</option>}
              {zones.map(zone => (
                <option key={zone} value={zone}>
                  {zoneName(zone)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </fieldset>
  )
}

/** A browser shows nothing of what is no date; then it is a text, so that nothing typed is lost. */
const TimeInput = ({ value, ...described }: { id: string; name: string; value: string }) => (
  <input
    {...described}
    type={value === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(value) ? 'datetime-local' : 'text'}
    defaultValue={value}
    maxLength={40}
  />
)
