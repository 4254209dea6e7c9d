import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The page of the program says what the settings say (decision 061); a trial has no negative length.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create trigger content_changed after insert or update or delete or truncate on referral_settings
      for each statement execute function content_changed();
    alter table trials add constraint trials_of_some_time check (begins <= ends);
    alter table trials add constraint trials_of_purchases_name_them check (kind = 'free' or key = 'order:' || order_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table trials drop constraint trials_of_purchases_name_them;
    alter table trials drop constraint trials_of_some_time;
    drop trigger content_changed on referral_settings;`)
}
