/** What a date is shown by in a list. */
export const asWritten = { Cell: '@/collections/admin/dates/date-cell#DateCell' }
