import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const TABLES = ['sellers', 'sellers_rates']

/** Standard rates in percent, 2026; in force where «Prices include tax» is switched on. */
const RATES: Record<string, number> = {
  at: 20, be: 21, bg: 20, cy: 19, cz: 21, dk: 25, ee: 24, es: 21, fi: 25.5, fr: 20, gr: 24, hr: 25, hu: 27,
  ie: 23, it: 22, lt: 21, lu: 17, lv: 21, mt: 18, nl: 21, pl: 23, pt: 23, ro: 21, se: 25, si: 22, sk: 23,
}

type Row = { market: string; series: string; rates: Record<string, number>; steps: string[] }

// Who sells is empty until staff say it: no page and no invoice names anybody before.
const ROWS: Row[] = [
  {
    market: 'germany',
    series: 'DE',
    rates: { de: 19 },
    steps: ['imprint', 'cancellation', 'withdrawal', 'consent'],
  },
  { market: 'europe', series: 'EU', rates: RATES, steps: ['imprint', 'withdrawal', 'consent'] },
  { market: 'japan', series: 'JP', rates: { jp: 10 }, steps: ['imprint', 'final_step'] },
  { market: 'world', series: 'INT', rates: {}, steps: ['imprint'] },
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES)
    await db.execute(
      sql.raw(`create trigger rule_book_changed after insert or update or delete or truncate on "${table}"
        for each statement execute function rule_book_changed()`),
    )
  for (const { market, series, rates, steps } of ROWS) {
    await db.execute(
      sql.raw(`insert into sellers (market, series, taxed, ${steps.join(', ')})
        values ('${market}', '${series}', false, ${steps.map(() => 'true').join(', ')}) on conflict do nothing`),
    )
    for (const [index, [country, rate]] of Object.entries(rates).entries())
      await db.execute(
        sql.raw(`insert into sellers_rates (_order, _parent_id, id, country, rate)
          select ${index + 1}, id, gen_random_uuid()::text, '${country}', ${rate} from sellers where market = '${market}'`),
      )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of TABLES) await db.execute(sql.raw(`drop trigger rule_book_changed on "${table}"`))
}
