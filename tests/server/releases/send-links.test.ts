import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { emailsTo } from '@tests/support/outbox'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/site/locale'

const db = await freshDatabase()
const { sendLinks } = await import('@/server/releases/send-links')

let networks = 0

type Form = { email: string; locale?: Locale; ip?: string; extra?: Record<string, string> }

async function send({ email, locale = 'en', ip, extra = {} }: Form): Promise<string> {
  networks += 1
  const call = {
    visit: guestVisit(locale),
    ip: ip ?? `10.${networks}.0.1`,
    token: undefined,
    cookies: {},
    parameters: { email, ...extra },
    request: new Request('http://localhost/releases/links', { method: 'POST' }),
    customer: async () => null,
  }
  return (await sendLinks(call)).goTo
}

test.each(LOCALES)(
  'in %s the letter has a link for each application and system, and below them those of every letter',
  async locale => {
    const to = `links-${locale}@example.com`
    expect(await send({ email: to, locale })).toMatch(/\/download\?links=sent#links$/)
    const [email, ...others] = await emailsTo(db, to)
    expect(others).toEqual([])
    expect(email).toMatchObject({ kind: 'downloads', locale })
    const links = [...(email?.text.matchAll(/https?:\/\/\S+/g) ?? [])].map(([link]) => new URL(link))
    expect(links.map(link => link.searchParams.get('p'))).toEqual([
      ...['video_win', 'video_mac', 'music_win', 'music_mac', 'ai_win'],
      ...[null, null],
    ])
    const [support, refunds] = links.splice(-2)
    expect([support?.pathname, refunds?.pathname]).toEqual([
      expect.stringMatching(/\/contact$/),
      expect.stringMatching(/\/purchase-policy$/),
    ])
    for (const link of links) expect(link.pathname).toMatch(/\/downloading$/)
  },
)

test('whatever else is sent with the form stands nowhere in the letter', async () => {
  const extra = {
    subject: 'You won',
    text: 'Visit https://evil.example',
    link: 'https://evil.example',
    locale: 'xx',
  }
  await send({ email: 'victim@example.com', extra })
  const [email] = await emailsTo(db, 'victim@example.com')
  expect(JSON.stringify(email)).not.toMatch(/evil|won/)
})

test.each(['', 'no address', 'a@b', 'a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com'])(
  '«%s» is no address, and the page says so',
  async email => {
    expect(await send({ email })).toMatch(/links=bad#links$/)
  },
)

test('an address gets three letters a day, from wherever they are asked for, and the answer stays the same', async () => {
  const answers = []
  for (let time = 0; time < 5; time += 1)
    answers.push(await send({ email: time % 2 ? 'Often@Example.com' : 'often@example.com' }))
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/links=sent/)
  expect((await emailsTo(db, 'often@example.com')).length).toBe(3)
})

test('a person’s address is one, whatever tag or dots it is written with', async () => {
  const spellings = [
    'v.ictim@gmail.com',
    'victim+1@gmail.com',
    'vi.ctim+2@gmail.com',
    'Victim@googlemail.com',
  ]
  for (const email of spellings) await send({ email })
  const got = await Promise.all(spellings.map(email => emailsTo(db, email.toLowerCase())))
  expect(got.flat()).toHaveLength(3)
})

test('a network asks ten times in a quarter of an hour', async () => {
  const asked = []
  for (let time = 0; time < 12; time += 1)
    asked.push(await send({ email: `n${time}@example.com`, ip: '172.16.5.5' }))
  expect(asked.filter(answer => answer.includes('links=sent')).length).toBe(10)
  expect(asked.at(-1)).toMatch(/links=many#links$/)
})

test('where nothing can be downloaded no letter is written, and the answer does not tell', async () => {
  await db.query(`update releases set state = 'retired' where state = 'published'`)
  expect(await send({ email: 'none@example.com' })).toMatch(/links=sent/)
  expect(await emailsTo(db, 'none@example.com')).toEqual([])
})
