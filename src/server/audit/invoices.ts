import type { Found, Invariant } from './finding'

/** Invoices and credit notes (decision 056). */
export const INVOICES: readonly Invariant[] = [
  {
    name: 'the numbers of a series have no gap',
    find: db =>
      db.query<Found>(
        `select c.series as row, 'counted to ' || c.last || ', issued ' || count(i.id) as says
         from invoice_counters c left join invoices i on i.series = c.series
         group by c.series, c.last having count(i.id) <> c.last or max(i.number) <> c.last order by c.series`,
      ),
  },
  {
    name: 'an invoice is of what was paid',
    find: db =>
      db.query<Found>(
        `select o.number as row, 'invoiced ' || i.total || ', sold for ' || o.total as says
         from invoices i join orders o on o.number = i.key
         where i.kind = 'invoice' and (i.total <> o.total or i.currency <> o.currency::text) order by o.number`,
      ),
  },
  {
    name: 'credit notes take back no more than their invoice has',
    find: db =>
      db.query<Found>(
        `select i.order_number as row, 'invoiced ' || i.total || ', credited ' || sum(n.total) as says
         from invoices i join invoices n on n.corrects = i.id
         group by i.id, i.order_number, i.total having sum(n.total) > i.total order by i.order_number`,
      ),
  },
  {
    name: 'what went back of an order is credited',
    find: db =>
      db.query<Found>(
        `select o.number as row, 'gave back ' || o.refunded || ', credited ' || coalesce(sum(n.total), 0) as says
         from orders o join invoices i on i.key = o.number and i.kind = 'invoice'
           left join invoices n on n.corrects = i.id
         group by o.number, o.refunded having coalesce(sum(n.total), 0) <> o.refunded order by o.number`,
      ),
  },
]
