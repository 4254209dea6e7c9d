import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What anybody paid, from when on (decision 056): only ever added to.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table shown_prices (
      id bigint primary key generated always as identity,
      pid integer not null,
      plan text not null,
      currency text not null,
      price integer not null check (price >= 0),
      shown_from timestamptz not null
    );
    create index shown_prices_latest on shown_prices (pid, plan, currency, shown_from desc, id desc);

    create function keep_shown_prices() returns trigger language plpgsql as $$
    begin
      raise exception 'a price that was shown stays as it was noted';
    end $$;
    create trigger keep_shown_prices before update or delete on shown_prices
      for each row execute function keep_shown_prices();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table shown_prices;
    drop function keep_shown_prices();`)
}
