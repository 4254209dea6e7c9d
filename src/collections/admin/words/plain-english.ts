/** What says too little where its name is all there is to say. */
const NAMED: Readonly<Record<string, string>> = {
  Alt: 'Description of the picture',
  App_id: 'Application',
  At: 'When',
  Meta_description: 'Page description',
  Meta_keywords: 'Search words',
  Meta_title: 'Page title',
  Event_id: 'Number at the payment provider',
  Generic_route: 'Sold here',
  Href: 'Link',
  Key: 'Short name',
  Licence: 'License',
  Licences: 'Licenses',
  Licence_id: 'License',
  Locale: 'Language',
  'Off Type': 'Kind of offer',
  Os: 'System',
  Pay_key: 'Number of the plan',
  Payload: 'What the payment provider sent',
  Pid: 'Product number',
  Provider: 'Payment provider',
  Provider_session: 'Payment at the payment provider',
  Return_url: 'Back to the shop',
  Session: 'Payment at the payment provider',
  Webhook_url: 'Where its events go',
  Prod_type: 'Kind of product',
  Prod_types: 'Kinds of products',
  Public_time: 'On sale since',
  Region: 'Home of the site',
  Route: 'Address',
  Sign_ins: 'Sign-ins',
  Sort_order: 'Place in lists',
  Tier: 'Price group',
  Tiers: 'Price groups',
  Uid: 'Name in its address',
  Url: 'Page of its own',
  cancel_at_end: 'canceled, runs to its end',
  incomplete: 'first payment open',
  past_due: 'renewal failed, tried again',
  aio: 'all-in-one',
  cancelled: 'canceled',
  extend_licence: 'extend license',
  give_free: 'unassign',
  adult_lft3: 'adult, 3 computers',
  aio_lft3: 'all-in-one, 3 computers',
  all_in_one: 'all-in-one',
  video_aggregation: 'video, several sites',
  video_l1: 'video, level 1',
}

const PROPER = ['Black Friday', 'European Union', 'New Year']

/** As a sentence begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name of a field, a choice or a list as people say it; whoever reads German or Japanese never saw the key either. */
export function plainEnglish(name: string): string {
  if (NAMED[name] !== undefined) return NAMED[name]
  if (/^[a-zA-Z]+(?:_[a-z0-9]+)+$/.test(name)) return name.replaceAll('_', ' ')
  const isTitle = /^[A-Z][a-z]+(?: [A-Z][a-z]+)+$/.test(name) && !PROPER.includes(name)
  return isTitle ? name.charAt(0) + name.slice(1).toLowerCase() : name
}
