import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What buyers were sent to payers with (decision 024): one order, one total, one currency, and of an order one at a time.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table payment_sessions (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders (id) on delete cascade,
      purpose text not null default 'order' check (purpose in ('order', 'difference')),
      provider text not null,
      session text,
      total integer not null check (total >= 0),
      currency text not null,
      quote jsonb not null,
      priced_at timestamptz not null,
      stood_on jsonb not null default '[]',
      network text,
      state text not null default 'open' check (state in ('open', 'closed', 'void', 'paid', 'returned')),
      expires_at timestamptz not null default now() + interval '30 minutes',
      asked_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index payment_sessions_one_open on payment_sessions (order_id) where state = 'open';
    create unique index payment_sessions_session on payment_sessions (provider, session);
    create index payment_sessions_order on payment_sessions (order_id);
    create index payment_sessions_asked on payment_sessions (asked_at) where state = 'open';
    create index orders_unpaid on orders (updated_at) where state in ('open', 'failed');
    drop index orders_waiting;

    insert into payment_sessions (order_id, provider, session, total, currency, quote, priced_at, state, created_at)
    select id, payer::text, payer_session, total, currency::text, quote, updated_at,
      case when state = 'pending' then 'open' else 'paid' end, updated_at
    from orders where payer_session is not null and state in ('pending', 'paid', 'refunded');

    create table price_differences (
      order_id uuid primary key references orders (id) on delete cascade,
      amount integer not null check (amount > 0),
      currency text not null,
      quote jsonb not null,
      due_at timestamptz not null,
      state text not null default 'due' check (state in ('due', 'paid', 'refunded', 'dropped')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index price_differences_due on price_differences (due_at) where state = 'due';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table price_differences;
    create index orders_waiting on orders (updated_at) where state = 'pending';
    drop index orders_unpaid;
    drop table payment_sessions;`)
}
