import { openCalls } from '@tests/support/calls'
import { newMember } from '@tests/support/customer'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const shop = await openCalls()

type Member = Awaited<ReturnType<typeof newMember>>
const CODE = z.object({ code: z.string(), link: z.string() })
const ask = (service: string, input = {}, { jar, ip }: Partial<Member> = {}) =>
  shop.ask({ service: `api/${service}`, jar, ip, input })
const codeOf = async (member: Member) => CODE.parse((await ask('get_code', {}, member)).body.data)
const counts = async (member: Member) => (await ask('share_visit_count', {}, member)).body.data

describe('get_code', () => {
  test('gives the code of the customer’s own link, the same each time', async () => {
    const member = await newMember(shop)
    const { status, body } = await ask('get_code', {}, member)
    const { code, link } = CODE.parse(body.data)
    expect(status).toBe(200)
    expect(code).toMatch(/^[0-9A-Z]{10}$/)
    expect(link).toBe(`http://localhost:3000/register?ref=${code}`)
    expect((await codeOf(member)).code).toBe(code)
    expect((await codeOf(await newMember(shop))).code).not.toBe(code)
  })

  test('gives it ten times in a quarter of an hour to a network', async () => {
    const member = await newMember(shop)
    const answers = []
    for (let index = 0; index < 11; index += 1) answers.push(await ask('get_code', {}, member))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(answers.at(-1)?.body.error).toBe('too_many_tries')
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('share_visit', () => {
  test('counts each visitor once, and its owner never', async () => {
    const owner = await newMember(shop)
    const { code } = await codeOf(owner)
    for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2'])
      expect((await ask('share_visit', { code }, { ip })).body.data).toEqual({ saved: true })
    await ask('share_visit', { code: code.toLowerCase() }, { ip: '192.0.2.2' })
    await ask('share_visit', { code }, owner)
    expect(await counts(owner)).toEqual({ visits: 2, accounts: 0, copies: 0, purchases: 0 })
  })

  test('answers alike for a code that is nobody’s', async () => {
    const known = await ask('share_visit', { code: (await codeOf(await newMember(shop))).code })
    for (const code of ['0000000000', 'x', ''])
      expect(await ask('share_visit', { code })).toMatchObject({ status: known.status, body: known.body })
    expect((await ask('share_visit', {})).body.fields).toEqual({ code: 'empty' })
    expect((await ask('share_visit', { code: 'a\0b' })).body.fields).toEqual({ code: 'value' })
  })
})

describe('share_copy and share_visit_count', () => {
  test('count how often the customer passed their link on', async () => {
    const owner = await newMember(shop)
    expect((await ask('share_copy', {}, owner)).body).toEqual({
      code: 200,
      message: 'ok',
      data: { saved: true },
    })
    await ask('share_copy', { channel: 'mail' }, owner)
    expect(await counts(owner)).toEqual({ visits: 0, accounts: 0, copies: 2, purchases: 0 })
    expect(await counts(await newMember(shop))).toEqual({ visits: 0, accounts: 0, copies: 0, purchases: 0 })
  })

  test('count an account that was opened through the link', async () => {
    const owner = await newMember(shop)
    const { code } = await codeOf(owner)
    const input = { email: 'friend@example.com', password: 'f'.repeat(32), ref: code }
    await shop.ask({ a: 'register', input, ip: 'friend' })
    expect(await counts(owner)).toMatchObject({ accounts: 1 })
  })

  test('know their ways to share, and ten of a network in a quarter of an hour', async () => {
    const owner = await newMember(shop)
    expect((await ask('share_copy', { channel: 'pigeon' }, owner)).body.fields).toEqual({ channel: 'value' })
    const answers = []
    for (let index = 0; index < 11; index += 1) answers.push(await ask('share_copy', {}, owner))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(await counts(owner)).toMatchObject({ copies: 10 })
  })
})
