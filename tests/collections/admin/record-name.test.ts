import { expect, test } from 'vitest'
import { recordName } from '@/collections/admin/support/record-name'

test.each([
  ['tickets/f6c3028a-1a7e-4e38-b3a7-53256e42c3be', 'Ticket'],
  ['licences/f6c3028a-1a7e-4e38-b3a7-53256e42c3be', 'License'],
  ['TM-1AX4-YZ3E-1MDR', 'TM-1AX4-YZ3E-1MDR'],
])('what support acted on is called so that people know it: %s', (record, name) => {
  expect(recordName(record)).toBe(name)
})
