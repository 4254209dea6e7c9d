import { SHARE_PICTURES } from './share-pictures'
import { translations } from './tables'

const links = (table: string, parent: string) => `array(select jsonb_build_object(
  'href', l.href, 'label', ${translations(table, 'l', 'label')})
  from ${table} l where l._parent_id = ${parent}.id order by l._order)`

export const WORD_QUERIES = {
  navigation: `select n.id, jsonb_build_object('site', n.site,
      'header', ${links('navigation_header', 'n')},
      'footer', array(select jsonb_build_object(
        'title', ${translations('navigation_footer', 'f', 'title')},
        'links', ${links('navigation_footer_links', 'f')})
        from navigation_footer f where f._parent_id = n.id order by f._order)) as row
    from navigation n`,
  announcement: `select a.id, jsonb_build_object('href', nullif(a.href, ''), 'from', a."from", 'until', a.until,
      'text', ${translations('announcement', 'a', 'text')}) as row
    from announcement a
    where a."from" is not null and a.until is not null
      and exists (select from announcement_translations t where t._parent_id = a.id and btrim(t.text) <> '')`,
  faq: `select q.id, jsonb_build_object('topic', q.topic,
      'question', ${translations('faq', 'q', 'question')},
      'answer', ${translations('faq', 'q', 'answer')}) as row
    from faq q where q.deleted_at is null order by q.order, q.key`,
  interfaceMessages: `select m.id, jsonb_build_object('key', m.key,
      'text', ${translations('interface_messages', 'm', 'text')}) as row
    from interface_messages m`,
  sellers: `select s.id, to_jsonb(s) || jsonb_build_object('rates',
      array(select jsonb_build_object('country', r.country, 'rate', r.rate) from sellers_rates r
        where r._parent_id = s.id order by r._order)) as row
    from sellers s`,
  experiments: `select e.id, jsonb_build_object('key', e.key, 'from', e."from", 'until', e.until, 'share', e.share,
      'plan', e.plan, 'popup', e.popup,
      'sites', array(select s.value from experiments_sites s where s.parent_id = e.id order by s."order"),
      'plans', array(select s.value from experiments_plans s where s.parent_id = e.id order by s."order")) as row
    from experiments e where e.enabled and e."from" is not null and e.until > now() - interval '1 day'
    order by e."from" desc`,
  payers: `select p.id, to_jsonb(p) as row from payer_choices p`,
  sharePictures: SHARE_PICTURES,
} as const
