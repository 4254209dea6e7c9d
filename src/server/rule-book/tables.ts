/** Each query gives one JSON row per record, with the names of the row schemas. */
const many = (table: string, parent: string, value = 'value', where = '') =>
  `array(select ${value} from ${table} m where m.parent_id = ${parent}.id ${where} order by m."order")`

const keys = (table: string, parent: string, path: string) =>
  many(table, parent, 'text', `and m.path = '${path}'`)

/** SQL for a column by language, without those that have no text; null where none has one. */
export const translations = (table: string, parent: string, column: string) =>
  `(select jsonb_object_agg(t._locale, t.${column}) from ${table}_translations t where t._parent_id = ${parent}.id and t.${column} is not null)`

const pids = (table: string, parent: string, path: string) =>
  `array(select p.pid from ${table}_rels m join products p on p.id = m.products_id where m.parent_id = ${parent}.id and m.path = '${path}' order by m."order")`

const SHOWN = `_status = 'published' and deleted_at is null`

export const RULE_BOOK_QUERIES = {
  products: `select p.id, to_jsonb(p) || jsonb_build_object(
      'status', p.status::text::int,
      'suites', ${many('products_suites', 'p')},
      'aliases', ${keys('products_texts', 'p', 'aliases')},
      'name', ${translations('products', 'p', 'name')},
      'short_name', ${translations('products', 'p', 'short_name')}) as row
    from products p`,
  plans: `select l.id, to_jsonb(l) || jsonb_build_object('pid', p.pid) as row from plans l join products p on p.id = l.product_id`,
  bundles: `select b.id, jsonb_build_object('pid', p.pid, 'includes', ${pids('bundles', 'b', 'includes')}) as row
    from bundles b join products p on p.id = b.product_id`,
  offerRules: `select r.id, to_jsonb(r) || jsonb_build_object(
      'offType', r.off_type,
      'prod_types', ${many('offer_rules_prod_types', 'r')},
      'lines', ${many('offer_rules_lines', 'r')},
      'plans', ${many('offer_rules_plans', 'r')},
      'subscription_plans', ${many('offer_rules_subscription_plans', 'r')},
      'routes', ${keys('offer_rules_texts', 'r', 'routes')},
      'tiers', ${keys('offer_rules_texts', 'r', 'tiers')},
      'steps', array(select to_jsonb(s) from offer_rules_steps s where s._parent_id = r.id order by s._order),
      'label', ${translations('offer_rules', 'r', 'label')}) as row
    from offer_rules r where ${SHOWN}`,
  subscriberPrices: `select s.id, to_jsonb(s) as row from subscriber_prices s`,
  coupons: `select c.id, to_jsonb(c) || jsonb_build_object(
      'allow_types', ${many('coupons_allow_types', 'c')},
      'allow_locals', ${many('coupons_allow_locals', 'c')},
      'allow_payers', ${many('coupons_allow_payers', 'c')},
      'allow_products', ${keys('coupons_texts', 'c', 'allow_products')},
      'owners_of', ${keys('coupons_texts', 'c', 'owners_of')},
      'text', ${translations('coupons', 'c', 'text')}) as row
    from coupons c where ${SHOWN}`,
  campaigns: `select c.id, to_jsonb(c) || jsonb_build_object(
      'startTime', c.start_time, 'endTime', c.end_time, 'navType', c.nav_type, 'timeZone', c.starttime_tz,
      'sites', ${many('campaigns_sites', 'c')},
      'locales', ${many('campaigns_locales', 'c')},
      'coupons', array(select k.code from campaigns_rels m join coupons k on k.id = m.coupons_id
        where m.parent_id = c.id and m.path = 'coupons' order by m."order"),
      'promotion_ids', ${pids('campaigns', 'c', 'promotion_ids')},
      'name', ${translations('campaigns', 'c', 'name')},
      'benefit', ${translations('campaigns', 'c', 'benefit')}) as row
    from campaigns c where ${SHOWN}`,
  shownPrices: `select p.id, jsonb_build_object('pid', p.pid, 'shown', jsonb_agg(jsonb_build_object(
      'plan', s.plan, 'currency', s.currency, 'price', s.price, 'from', s.shown_from) order by s.shown_from, s.id)) as row
    from shown_prices s join products p on p.pid = s.pid
    where s.shown_from > now() - interval '61 days' or s.id in (
      select distinct on (o.pid, o.plan, o.currency) o.id from shown_prices o
      where o.shown_from <= now() - interval '61 days' order by o.pid, o.plan, o.currency, o.shown_from desc, o.id desc)
    group by p.id, p.pid`,
  settings: `select s.id, to_jsonb(s) || jsonb_build_object(
      'currencies', array(select to_jsonb(c) from pricing_settings_currencies c where c._parent_id = s.id order by c._order)) as row
    from pricing_settings s order by s.created_at limit 1`,
  genericRoutes: `select c.id, jsonb_build_object('route', c.route, 'genericRoute', c.generic_route, 'siteName', nullif(c.site_name, '')) as row
    from product_copy c where ${SHOWN} and c.generic_route <> '' order by c.route`,
  icons: `select c.id, jsonb_build_object('route', c.route, 'file', m.sizes_icon_filename) as row
    from (select * from product_copy where ${SHOWN}) c join media m on m.id = c.icon_id`,
  guides: `select g.id, jsonb_build_object('route', g.route) as row from guides g where ${SHOWN} order by g.route`,
  redirects: `select r.id, jsonb_build_object('from', r.from, 'to', r.to, 'site', r.site) as row from redirects r order by r.from`,
} as const

export type RuleBookTable = keyof typeof RULE_BOOK_QUERIES
