/** The components of a number of minor units beside a `currency`, in a record that nobody changes. */
export const storedAmount = {
  Cell: '@/collections/admin/stored/amount-cell#AmountCell',
  Field: '@/collections/admin/stored/amount-field#AmountField',
}
