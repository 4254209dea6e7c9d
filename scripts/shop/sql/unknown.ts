/** Files whose statements nobody knows before they run: why, and which test runs them. */
export const UNKNOWN: Readonly<Record<string, string>> = {
  'src/server/runtime/database.ts': 'hands on what it is given; whoever calls it is checked',
  'src/collections/hooks/transaction.ts': 'hands on what it is given; whoever calls it is checked',
  'src/server/jobs/boss.ts': 'SQL of pg-boss; tests/server/jobs/jobs.test.ts',
  'src/server/http/rate-limit.ts': 'SQL of rate-limiter-flexible; tests/server/http/rate-limit.test.ts',
  'src/server/content/translation-matrix.ts':
    'made of the fields of the collections; tests/server/content/translation-matrix.test.ts runs it over all of them',
}
