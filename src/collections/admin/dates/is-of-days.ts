/** Whether a date is a day without a time, by what its picker is told. */
export const isOfDays = (date: unknown): boolean =>
  typeof date === 'object' &&
  date !== null &&
  'pickerAppearance' in date &&
  date.pickerAppearance === 'dayOnly'
