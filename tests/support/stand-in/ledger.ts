import { randomBytes } from 'node:crypto'
import type pg from 'pg'

export type Front = 'stripe' | 'paddle'
export type Stored = Record<string, unknown> & { id: string }

/** Both payers' ledger and their one clock: everything is in Postgres, so that a kill loses nothing. */
export const SCHEMA = `
  create schema if not exists stand_in;
  create table if not exists stand_in.objects (
    seq bigserial, id text primary key, front text not null, kind text not null, body jsonb not null);
  create table if not exists stand_in.keys (
    key text primary key, method text not null, path text not null, hash text not null, status int, body text, at bigint not null);
  create table if not exists stand_in.webhooks (
    seq bigserial primary key, id text not null, front text not null, type text not null, body text not null,
    due bigint not null, sent_at bigint, status int, tries int not null default 0, is_dropped boolean not null default false);
  create table if not exists stand_in.faults (
    seq bigserial primary key, route text not null, fault text not null, times int not null);
  create table if not exists stand_in.settings (name text primary key, value jsonb not null);
  create table if not exists stand_in.requests (seq bigserial primary key, route text not null, status int);`

export class Ledger {
  constructor(private readonly db: Pick<pg.ClientBase, 'query'>) {}

  query = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> =>
    (await this.db.query<R>(text, values)).rows

  /** The instant (ms) of the clock, which moves with the machine's and may be ahead of it. */
  now = async (): Promise<number> => Date.now() + (await this.setting('clock', 0))

  async setting<T>(name: string, fallback: T): Promise<T> {
    const [row] = await this.query<{ value: T }>('select value from stand_in.settings where name = $1', [
      name,
    ])
    return row ? row.value : fallback
  }

  async set(name: string, value: unknown): Promise<void> {
    await this.query(
      `insert into stand_in.settings (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value`,
      [name, JSON.stringify(value)],
    )
  }

  async put<T extends { id: string }>(front: Front, kind: string, body: T): Promise<T> {
    await this.query(
      `insert into stand_in.objects (id, front, kind, body) values ($1, $2, $3, $4)
       on conflict (id) do update set body = excluded.body`,
      [body.id, front, kind, JSON.stringify(body)],
    )
    return body
  }

  /** As it was put: who puts and who gets agree on the type by the kind. */
  async get<T extends { id: string }>(kind: string, id: string): Promise<T | undefined> {
    const [row] = await this.query<{ body: T }>(
      'select body from stand_in.objects where kind = $1 and id = $2',
      [kind, id],
    )
    return row?.body
  }

  /** The newest first. */
  async all<T extends { id: string }>(kind: string): Promise<T[]> {
    const rows = await this.query<{ body: T }>(
      'select body from stand_in.objects where kind = $1 order by seq desc',
      [kind],
    )
    return rows.map(({ body }) => body)
  }

  async count(kind: string, where: Record<string, unknown>): Promise<number> {
    const [row] = await this.query<{ n: number }>(
      'select count(*)::int as n from stand_in.objects where kind = $1 and body @> $2',
      [kind, JSON.stringify(where)],
    )
    return row?.n ?? 0
  }
}

export const newId = (prefix: string): string => `${prefix}${randomBytes(12).toString('hex')}`
