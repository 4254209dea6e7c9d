import { openCalls, typed } from '@tests/support/calls'
import { storePurchase } from '@tests/support/guest-purchase'
import { emailsTo, tokenTo } from '@tests/support/outbox'
import { expect, test } from 'vitest'
import { LOCALES } from '@/site/locale'

const shop = await openCalls()
const devices = {
  ...(await import('@/server/devices/of-customer')),
  ...(await import('@/server/devices/activate')),
  ...(await import('@/server/devices/deactivate-by-email')),
  ...(await import('@/server/devices/deactivate')),
}
await shop.work()

const PASSWORD = typed('correct-horse-1')

let customers = 0
/** Somebody whose one licence for three is in use on computers of these names, and who signs in on none of them. */
async function owner(...names: string[]) {
  customers += 1
  const email = `lost-${customers}@example.com`
  await shop.ask({ a: 'register', input: { email, password: PASSWORD }, ip: email })
  const { rows } = await shop.db.query<{ id: string }>('select id from customers where email = $1', [email])
  const customerId = rows[0]?.id ?? ''
  await storePurchase(shop.db, { email, customerId, pid: 992001, plan: 'LFT_3' })
  const at = Date.now()
  const [group] = await devices.deviceGroupsOf(customerId, at)
  const bound: string[] = []
  for (const [index, name] of names.entries()) {
    const machine = { id: name, name, os: 'win' as const }
    const binding = await devices.activateDevice({
      customerId,
      licenceId: group?.licence ?? '',
      machine,
      at: at + index,
    })
    bound.push(binding.ok ? binding.device : '')
  }
  return { email, customerId, bound }
}

const send = (email: string, locale = 'en') =>
  shop.ask({ a: 'send_release', input: { email, locale }, ip: email })

async function linkOf(email: string): Promise<string> {
  await send(email)
  return tokenTo(shop.db, email, 'release')
}

const release = (token: string, device: string | undefined, ip = token) =>
  shop.ask({ script: 'device.php', a: 'release', input: { release: token, device_id: device }, ip })

const namesOf = async (customerId: string) =>
  (await devices.deviceGroupsOf(customerId, Date.now())).flatMap(group =>
    group.devices.map(({ name }) => name),
  )

test('whoever holds the email releases one computer, once', async () => {
  const { email, customerId, bound } = await owner('Study', 'Laptop')
  const token = await linkOf(email)
  expect(await devices.deactivatableByEmail(token, Date.now())).toMatchObject({
    email,
    groups: [{ devices: [{ name: 'Study' }, { name: 'Laptop' }] }],
  })
  expect((await release(token, bound[0])).body.data).toEqual({ removed: true })
  expect(await namesOf(customerId)).toEqual(['Laptop'])
  const again = await release(token, bound[1])
  expect([again.status, again.body.error]).toEqual([410, 'link_expired'])
  expect(await devices.deactivatableByEmail(token, Date.now())).toBeNull()
  expect(await namesOf(customerId)).toEqual(['Laptop'])
})

test('of ten clicks at once on different computers one releases', async () => {
  const { email, customerId, bound } = await owner('One', 'Two', 'Three')
  const token = await linkOf(email)
  const told = await Promise.all(
    Array.from({ length: 9 }, (_, index) => release(token, bound[index % 3], `click-${index}`)),
  )
  expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await namesOf(customerId)).toHaveLength(2)
})

test('emails and the account release three a month together, and a refusal keeps the link', async () => {
  const { email, customerId, bound } = await owner('One', 'Two', 'Three')
  const token = await linkOf(email)
  for (const device of bound) {
    expect((await devices.deactivateDevice({ customerId, device, at: Date.now() })).ok).toBe(true)
  }
  const [group] = await devices.deviceGroupsOf(customerId, Date.now())
  const machine = { id: 'Four', name: 'Four', os: 'win' as const }
  const licenceId = group?.licence ?? ''
  const four = await devices.activateDevice({ customerId, licenceId, machine, at: Date.now() })
  const refused = await release(token, four.ok ? four.device : '')
  expect([refused.status, refused.body.error]).toEqual([409, 'removal_limit'])
  expect(await namesOf(customerId)).toEqual(['Four'])
  expect(await devices.deactivatableByEmail(token, Date.now())).not.toBeNull()
})

test('a link releases no computer of somebody else, and no other link releases any', async () => {
  const [mine, other] = [await owner('Mine'), await owner('Theirs')]
  const token = await linkOf(mine.email)
  expect((await release(token, other.bound[0])).status).toBe(404)
  const { openSession } = await import('@/server/sessions/session')
  const { database } = await import('@/server/runtime/database')
  for (const kind of ['session', 'reset', 'confirm'] as const) {
    const wrong = await openSession(database, { customerId: other.customerId, kind })
    expect((await release(wrong, other.bound[0])).status).toBe(410)
  }
  expect((await release(`${token.slice(0, -1)}x`, mine.bound[0])).status).toBe(410)
  await shop.db.query("update sessions set expires_at = now() - interval '1 second' where kind = 'release'")
  expect((await release(token, mine.bound[0])).status).toBe(410)
  expect([await namesOf(mine.customerId), await namesOf(other.customerId)]).toEqual([['Mine'], ['Theirs']])
})

test('an unknown address is answered like a known one, and gets no email', async () => {
  const { email } = await owner()
  const [known, unknown] = [await send(email), await send('nobody-here@example.com')]
  expect(unknown.body).toEqual(known.body)
  expect(unknown.status).toBe(200)
  await tokenTo(shop.db, email, 'release')
  expect(await emailsTo(shop.db, 'nobody-here@example.com')).toEqual([])
})

test('the email speaks the language of whoever asked, and its link keeps it', async () => {
  const subjects = new Set<string>()
  for (const locale of LOCALES.filter(each => each !== 'ja')) {
    const { email } = await owner('Study')
    await send(email, locale)
    expect(await tokenTo(shop.db, email, 'release')).toMatch(/^[\w-]{86}$/)
    const sent = (await emailsTo(shop.db, email)).find(({ kind }) => kind === 'release')
    expect(sent?.locale).toBe(locale)
    expect(sent?.text).toContain(`/${locale}/my-account/devices?release=`)
    subjects.add(sent?.subject ?? '')
  }
  expect(subjects.size).toBe(LOCALES.length - 1)
})
