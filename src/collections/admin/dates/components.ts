/** What a date is shown by in a list, and typed into in a form. */
export const asWritten = {
  Cell: '@/collections/admin/dates/date-cell#DateCell',
  Field: '@/collections/admin/dates/date-field#DateField',
}
