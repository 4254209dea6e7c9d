import type { Client } from 'pg'
import { REPORTS } from '../../src/collections/admin/reports/names'
import type { Asked, signInEach } from './staff'

/** Something that staff look at. `goal`: where it may take longer than the others. */
export type Screen = { name: string; path: string; by: Asked; goal?: number }
type Each = Awaited<ReturnType<typeof signInEach>>

const SWEEP_MS = 5_000
const PRICES = 'prod_type=single&kind=percent&direction=up&by=5&ending=none&amounts=both'
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const YEAR = `period=own&from=${day(-366)}&until=${day(0)}`

/** All that staff look at: lists of the menu, a form of each, and the screens of the shop's own. */
export async function screensOf(each: Each, db: Client): Promise<Screen[]> {
  const { admin } = each
  const menu = [...new Set((await admin('/admin')).match(/\/admin\/(?:collections|globals)\/[a-z-]+/g))]
  const seen = (name: string, path: string, by = admin): Screen => ({ name, path, by })
  const forms: Screen[] = []
  for (const path of menu.filter(path => path.includes('/collections/'))) {
    const id = await firstOf(admin, path)
    if (id) forms.push(seen(`form of ${path.slice('/admin/collections/'.length)}`, `${path}/${id}`))
  }
  return [
    ...menu.map(path => seen(path.slice('/admin/'.length), path)),
    ...forms,
    ...Object.entries(each).map(([role, by]) => seen(`first page of ${role}`, '/admin', by)),
    ...(await ownScreens(db)).map(([name, path]) => seen(name, path)),
    { name: 'price lab, sweep', path: '/admin/price-lab?screen=sweep&run=yes', by: admin, goal: SWEEP_MS },
  ]
}

/** The document that stands first in a list. */
async function firstOf(admin: Asked, path: string): Promise<string | undefined> {
  const { docs } = JSON.parse(await admin(`${path.replace('/admin/collections', '/cms')}?limit=1&depth=0`))
  return docs[0]?.id
}

async function ownScreens(db: Client): Promise<[string, string][]> {
  const { rows } = await db.query<Record<'runs' | 'article', string>>(
    `select (select id from campaigns where key like 'bench%' and now() between start_time and end_time limit 1) as runs,
       (select id from articles where number = 100100) as article`,
  )
  const { runs, article } = rows[0] ?? {}
  return [
    ['campaign that runs: panel and who wins', `/admin/collections/campaigns/${runs}`],
    ['campaigns of a year', `/admin?zoom=year`],
    ['campaigns of a quarter', `/admin?zoom=quarter`],
    ['new sale', '/admin/new-sale'],
    ['price lab', '/admin/price-lab'],
    ['price lab, two situations', '/admin/price-lab?beside=yes&locale2=ja&site2=jp&country2=jp'],
    ['translations', '/admin/translations'],
    ['translations that wait', '/admin/translations?state=waiting'],
    [
      'translations of articles into German that are outdated',
      '/admin/translations?kind=articles&language=de&state=outdated',
    ],
    ['translations by words, page 3', '/admin/translations?words=video&page=3'],
    ['translation desk', `/admin/translation-desk?kind=articles&document=${article}&language=de`],
    ['versions of an article', `/admin/collections/articles/${article}/versions`],
    ['calendar, month', '/admin/calendar'],
    ['calendar, week', '/admin/calendar?view=week'],
    ['launches', '/admin/launches'],
    ['price sets', '/admin/price-sets'],
    ['price set of all singles, seen before it is saved', `/admin/price-sets?${PRICES}&look=yes`],
    ...REPORTS.map((name): [string, string] => [
      `report ${name} of a year`,
      `/admin/reports?report=${name}&${YEAR}`,
    ]),
    ['search: an address', '/cms/staff-search?q=buyer-777%40'],
    ['search: a word', '/cms/staff-search?q=video'],
    ['changes', '/admin/changes'],
    ['changes by a person', '/admin/changes?person=bench-3'],
    ['changes by words', '/admin/changes?text=netflix'],
    ['support desk', '/admin/support'],
    ['support desk, a customer', '/admin/support?q=buyer-776%40example.com'],
    ['import', '/admin/import'],
    ['own sign-in', '/admin/security'],
  ]
}
