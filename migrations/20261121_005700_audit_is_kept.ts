import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A row that tells who did what is never rewritten, not even by the shop itself.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    create function refuse_change_of_audit() returns trigger language plpgsql as $$
      begin
        raise exception 'a row of audit_events is never changed';
      end $$;
    create trigger audit_is_kept before update or delete or truncate on audit_events
      for each statement execute function refuse_change_of_audit()`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw('drop trigger audit_is_kept on audit_events; drop function refuse_change_of_audit()'),
  )
}
