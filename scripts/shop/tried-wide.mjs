/** What `npm test` tries by sample and `npm run test:wide` whole. */
export const TRIED_WIDE = [
  'tests/api/fuzz.test.ts',
  'tests/collections/access-sweep.test.ts',
  'tests/scripts/backup.test.ts',
  'tests/scripts/catalogue.test.ts',
  'tests/server/pages/metadata.test.ts',
]
