import { MAX_DAYS } from '@/server/support-console/typed-days'
import { t } from '../words/of-request'
import { TypedField } from './action-form'

/** By how many days a licence or a subscription is made longer. */
export const DaysField = ({ of }: { of: string }) => (
  <TypedField
    id={`days-${of}`}
    name="days"
    label={t('Days, from 1 to {most}', { most: MAX_DAYS })}
    inputMode="numeric"
  />
)
