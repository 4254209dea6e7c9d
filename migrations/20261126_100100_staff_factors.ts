import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// No collections: no call of the CMS can read or sort by them (decision 082). A session refers to no login: it is noted while Payload
// holds the login's row in a transaction of its own, for which the reference would wait.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table staff_factors (
      user_id uuid primary key references users (id) on delete cascade,
      secret varchar not null,
      last_step bigint not null default 0,
      begun_at timestamptz not null,
      on_since timestamptz
    );
    create table staff_recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      hash varchar not null,
      used_at timestamptz,
      primary key (user_id, hash)
    );
    create table staff_sessions (
      id varchar primary key,
      user_id uuid not null,
      device varchar,
      network varchar,
      signed_in_at timestamptz not null,
      used_at timestamptz not null,
      ended_at timestamptz
    );
    create index staff_sessions_user on staff_sessions (user_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table staff_sessions;
    drop table staff_recovery_codes;
    drop table staff_factors`)
}
