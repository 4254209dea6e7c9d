import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What a price lacks is worked out when a base is lost or comes back, and kept: rules that change between change nothing.
// Of what is asked or paid already it is that. Every price that stands on a base is weighed once more.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table payment_sessions add column lost_bases text[], add column lacks integer;
    update payment_sessions s set
      lost_bases = (select array_agg(c.id::text) from licences c join order_lines l on l.id = c.order_line_id
        join orders o on o.id = l.order_id
        where s.stood_on @> jsonb_build_array(jsonb_build_object('id', c.id::text))
          and (c.state in ('refunded', 'charged_back') or o.dispute is not distinct from 'lost')),
      lacks = d.asked
    from (select p.order_id, (case when p.state = 'due' then p.amount else 0 end)
        + coalesce((select sum(x.total) from payment_sessions x
            where x.order_id = p.order_id and x.purpose = 'difference' and x.state = 'paid'), 0) as asked
      from price_differences p where p.state in ('due', 'paid')) d
    where d.order_id = s.order_id and s.purpose = 'order' and s.state = 'paid' and s.stood_on <> '[]';
    update payment_sessions set weigh_after = now()
    where purpose = 'order' and state = 'paid' and stood_on <> '[]';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table payment_sessions drop column lost_bases, drop column lacks;`)
}
