import type { DateField } from 'payload'
import { asWritten } from '../admin/dates/components'

type InstantOptions = {
  label?: string
  required?: boolean
  index?: boolean
  description?: string
  readOnly?: boolean
  /** Shows it in a list. */
  cell?: string
}

export const instant = (
  name: string,
  { label, required, index, description, readOnly, cell }: InstantOptions = {},
): DateField => ({
  name,
  type: 'date',
  label,
  required,
  index,
  admin: {
    description,
    readOnly,
    components: cell ? { ...asWritten, Cell: cell } : asWritten,
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
