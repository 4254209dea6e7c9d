import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Invoices and credit notes as they were issued (decision 056): numbers without gaps, and nobody changes a row for ten years.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table invoice_counters (
      series text primary key,
      last integer not null check (last > 0)
    );
    create table invoices (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('invoice', 'credit_note')),
      key text not null,
      order_number text not null,
      series text,
      number integer check (number > 0),
      corrects uuid references invoices (id),
      market text not null,
      seller_of_record text not null check (seller_of_record in ('shop', 'paddle')),
      seller jsonb,
      country text not null,
      proofs jsonb not null default '[]',
      vat_number text,
      currency text not null,
      total integer not null check (total >= 0),
      tax_mode text not null check (tax_mode in ('inclusive', 'none', 'by_provider')),
      tax_lines jsonb not null default '[]',
      sold jsonb not null default '{}',
      issued_at timestamptz not null default now(),
      check ((series is null) = (number is null)),
      check ((kind = 'credit_note') = (corrects is not null))
    );
    create unique index invoices_once on invoices (kind, key);
    create unique index invoices_number on invoices (series, number);
    create index invoices_order on invoices (order_number);

    create function keep_invoices() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.issued_at < now() - interval '10 years' then return old; end if;
      raise exception 'an invoice is kept as it was issued';
    end $$;
    create trigger keep_invoices before update or delete on invoices
      for each row execute function keep_invoices();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table invoices;
    drop function keep_invoices();
    drop table invoice_counters;`)
}
