import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'

const db = await freshDatabase()

/** What no stored page shows: versions that wait, what belongs to one customer or to staff, and our own books. */
const NOT_SHOWN =
  /^_.*_v(?:_|$)|^(?:payload|users|customers|contract_declarations|orders|order_lines|licences|devices|sessions|sign_ins|trials|experiment_visitors|referral_visits|tickets?|ticket_messages|emails|audit_events|share_events|cancel_feedback|card_changes|client_reports|payment_events|payment_sessions|price_differences|sandbox_payments|sandbox_mandates|erased_accounts|housekeeping|invoices?|invoice_counters|subscriptions?|push|release_downloads|sale_forms|coupon_codes|coupon_uses|price_sets?|launch(?:es)?|outdated_translations|saved_replies|staff|pgboss|seed|rate_limits)(?:_|$)|^seeded_rows$/

test('every table that pages show says when it changes; who adds one decides here whether pages show it', async () => {
  const { rows } = await db.query<{ table: string }>(
    `select c.relname as table from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname in ('rule_book_changed', 'content_changed'))`,
  )
  expect(rows.map(({ table }) => table).filter(table => !NOT_SHOWN.test(table))).toEqual([])
})
