/**
 * Emails to a customer. Until they have proven the address, only those caused by their own account and orders:
 * others may be for the owner of the address. $1 the customer, $2 the address, $3 whether it is proven.
 */
export const OWN_EMAILS = `lower("to") = $2 and ($3 or kind in ('confirm', 'reset', 'release')
  or (kind in ('licences', 'difference', 'moved', 'refund')
    and split_part(reason, ':', 2) in (select id::text from orders where customer_id = $1))
  or (kind = 'returned' and split_part(reason, ':', 2) in (select s.id::text from payment_sessions s
    join orders o on o.id = s.order_id where o.customer_id = $1))
  or (kind = 'subscription' and split_part(reason, ':', 2) in (select id::text from subscriptions where customer_id = $1))
  or (kind = 'trial' and split_part(reason, ':', 2) in (select id::text from trials where customer_id = $1))
  or (kind = 'reissued' and split_part(reason, ':', 2) in (select id::text from licences where customer_id = $1)))`

/** What an export says of a customer, without secrets and hashes. $1 is the customer. */
export const RECORDS = {
  account: `select email, username, locale, confirmed_at, created_at, updated_at from customers where id = $1`,
  marketing_consent: `select coalesce(marketing, false) as email from customers where id = $1`,
  referral: `select referral_code as code, referred_by_id is not null as came_by_a_link,
      (select count(*)::int from referral_visits where customer_id = $1) as visits,
      (select count(*)::int from customers where referred_by_id = $1) as accounts,
      (select count(*)::int from orders where referred_by_id = $1 and state = 'paid') as purchases
    from customers where id = $1`,
  trials: 'select kind, line, begins, ends from trials where customer_id = $1 order by begins, id',
  shares: 'select channel, created_at from share_events where customer_id = $1 order by created_at, id',
  sessions: `select device, created_at as since, expires_at as until from sessions
    where customer_id = $1 and kind = 'session' and expires_at > now() order by created_at, id`,
  sign_ins: 'select device, created_at as at from sign_ins where customer_id = $1 order by created_at, id',
  push_registrations: `select language, device_model, app_id, explorer, explorer_version, user_agent, created_at,
      last_active, site, country, session_count::int as sessions, popup_count::int as prompts,
      (select coalesce(jsonb_agg(jsonb_build_object('sent_at', d.sent_at, 'clicked_at', d.clicked_at) order by d.sent_at, d.id), '[]')
        from push_deliveries d where d.registration_id = r.id and d.state = 'delivered') as messages
    from push_registrations r where customer_id = $1 order by created_at, id`,
  orders: `select number, email, state, dispute, currency, total::int, provider as payer, coupon, site, locale, country, os,
      (select u.claimed_at from coupon_uses u where u.order_id = o.id) as coupon_used_at,
      created_at, paid_at, coalesce(quote->'receipt', '[]') as receipt, coalesce(visits, '[]') as visits,
      (select coalesce(jsonb_agg(jsonb_build_object('experiment', g.key, 'group', g.value) order by g.key), '[]')
        from jsonb_each_text(coalesce(groups, '{}')) g) as groups,
      (select coalesce(jsonb_agg(jsonb_build_object('pid', pid, 'plan', plan, 'quantity', quantity,
          'unit_total', unit_total) order by created_at, id), '[]') from order_lines where order_id = o.id) as lines
    from orders o where customer_id = $1 order by created_at, id`,
  licences: `select l.key, l.pid::int, l.plan, l.state, l.email, l.issued, l.expires, o.number as order
    from licences l join order_lines i on i.id = l.order_line_id join orders o on o.id = i.order_id
    where l.customer_id = $1 order by l.issued, l.key`,
  subscriptions: `select s.pid::int, s.plan, s.state, s.card, s.currency, s.price::int, s.balance::int, s.period_start, s.period_end,
      s.ended_at, s.created_at, (select coalesce(jsonb_agg(jsonb_build_object('number', o.number, 'state', o.state,
          'total', o.total) order by o.charge), '[]') from orders o where o.subscription_id = s.id) as charges,
      (select coalesce(jsonb_agg(jsonb_build_object('what', e.name, 'at', e.at, 'outcome', e.outcome)
          order by e.at, e.version), '[]') from subscription_events e where e.subscription_id = s.id) as history
    from subscriptions s where s.customer_id = $1 order by s.created_at, s.id`,
  devices: `select l.key as licence, d.name, d.os, d.mac_end, d.bound_at, d.last_seen_at, d.released_at
    from devices d join licences l on l.id = d.licence_id where l.customer_id = $1 order by d.bound_at, d.id`,
  tickets: `select number, topic, state, created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('author', author, 'text', text, 'at', created_at, 'files',
          (select coalesce(jsonb_agg(coalesce(a.name, a.filename) order by r."order"), '[]')
            from ticket_messages_rels r join ticket_attachments a on a.id = r.ticket_attachments_id
            where r.parent_id = m.id)) order by created_at, id), '[]')
        from ticket_messages m where ticket_id = t.id) as messages,
      (select coalesce(jsonb_agg(jsonb_build_object('text', text, 'at', created_at) order by created_at, id), '[]')
        from ticket_notes n where ticket_id = t.id) as notes,
      (select coalesce(jsonb_agg(jsonb_build_object('text', text, 'at', updated_at) order by created_at, id), '[]')
        from ticket_drafts d where ticket_id = t.id) as drafts
    from tickets t where customer_id = $1 order by created_at, id`,
  contract_declarations: `select number, kind, way, coalesce(reason, '') as reason, name, contract, "end", end_day, email,
      received_at, state from contract_declarations
    where order_id in (select id from orders where customer_id = $1 and sold_to is null)
      or lower(email) = (select lower(email) from customers where id = $1 and confirmed_at is not null)
    order by received_at, id`,
  comments: `select c.name, c.text, c.locale, c.state, c.created_at from comments c
    where c.customer_id = $1 order by c.created_at, c.id`,
  customer_reviews: `select route, stars::int, title, text, locale, name, state, refusal, answer, written_at, decided_at
    from customer_reviews where customer_id = $1 order by written_at, id`,
  cancel_feedback:
    'select reason, text, created_at from cancel_feedback where customer_id = $1 order by created_at, id',
  actions_of_support: `select at, action, order_number, outcome, reason from audit_events
    where customer_id = $1::text order by at, id`,
} as const

/** Redacted: without links that open something. Keys are exported with the licences. */
export const EMAILS = `select kind, locale, subject, redacted as text, state, created_at, sent_at
  from emails where ${OWN_EMAILS} order by created_at, id`

export const SINGLE = ['account', 'marketing_consent', 'referral'] as const satisfies (keyof typeof RECORDS)[]
