import type { DateField } from 'payload'
import { asWritten } from '../admin/dates/components'

type InstantOptions = {
  label?: string
  required?: boolean
  index?: boolean
  description?: string
  readOnly?: boolean
}

export const instant = (
  name: string,
  { label, required, index, description, readOnly }: InstantOptions = {},
): DateField => ({
  name,
  type: 'date',
  label,
  required,
  index,
  admin: {
    description,
    readOnly,
    components: asWritten,
    // The picker offers quarters of an hour; a second can be typed.
    date: {
      pickerAppearance: 'dayAndTime',
      timeIntervals: 15,
      timeFormat: 'HH:mm',
    },
  },
})

export const zonedInstant = (name: string, config: InstantOptions = {}): DateField => ({
  ...instant(name, config),
  timezone: { defaultTimezone: 'UTC', required: true },
})
