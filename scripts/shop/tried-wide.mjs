/** Files of integration tests that `npm run test:wide` tries and `npm test` leaves to it: they sweep, wait or start shops. */
export const TRIED_WIDE = [
  'tests/api/fuzz.test.ts',
  'tests/collections/access-sweep.test.ts',
  'tests/collections/catalogue-from-migrations.test.ts',
  'tests/scripts/backup.test.ts',
  'tests/scripts/catalogue.test.ts',
  'tests/scripts/private-postgres.test.ts',
  'tests/server/emails/killed.test.ts',
  'tests/server/outage.test.ts',
  'tests/server/pages/metadata.test.ts',
  'tests/server/payments/lost-answers.test.ts',
  'tests/server/payments/two-processes.test.ts',
  'tests/server/push/killed.test.ts',
  'tests/server/runtime/frozen-database.test.ts',
]
