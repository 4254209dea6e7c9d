/** What nobody reads through the admin's API, whatever its configuration says, as `table.column`. */
export const SECRETS: readonly string[] = [
  'contract_declarations.idempotency_key',
  'customers.password_hash',
  'devices.device_hash',
  'emails.html',
  'emails.redacted',
  'emails.reply_to',
  'emails.text',
  'licences.key',
  'orders.idempotency_key',
  'orders.secret',
  'push_registrations.auth',
  'push_registrations.endpoint',
  'push_registrations.pdhkey',
  'referral_visits.visitor_hash',
  'sandbox_payments.mandate',
  'sessions.token_hash',
  'subscriptions.mandate',
  'trials.key',
  'users.hash',
  'users.reset_password_token',
  'users.salt',
]

/** Columns that only sound like secrets: staff of the right role may read them. */
export const NO_SECRETS: readonly string[] = [
  'audit_events.idempotency_key', // of a form of the desk: opens nothing, and is done already
  'client_reports.fingerprint',
  'emails.attempts',
  'orders.provider_session', // the payer's reference, by which support finds an order
  'payload_preferences.key',
  'payment_events.attempts',
  'payment_events.session',
  'plans.pay_key',
  'push_registrations.session_count',
  'referral_visits.customer_id',
  'sandbox_payments.session',
]

/** How the name of a column sounds that holds what opens something. */
export const SOUNDS_SECRET =
  /^password|reset_password_token|hash|salt|secret|token|session|fingerprint|auth$|_key$|pdhkey|endpoint/
