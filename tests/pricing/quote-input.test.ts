import { describe, expect, test } from 'vitest'
import { parseQuoteInput } from '@/pricing'

const whole = {
  at: '2026-11-20T00:00:00Z',
  site: 'com',
  locale: 'en',
  country: 'us',
  os: 'win',
  target: { route: 'netflix_downloader', plan: 'LFT' },
  coupon: null,
  payer: 'stripe',
  owned: [],
}

const parse = (json: unknown) => {
  const parsed = parseQuoteInput(json)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.input
}

describe('a quote input', () => {
  test('is read with its country in lower case, its instant in milliseconds and without unknown fields', () => {
    const input = parse({ ...whole, country: ' US ', colour: 'green' })
    expect(input).toEqual({ ...whole, at: Date.UTC(2026, 10, 20) })
  })

  test.each([null, undefined, '', '   '])('takes the coupon %j as none', coupon => {
    expect(parse({ ...whole, coupon }).coupon).toBeNull()
  })

  test('takes a licence without periods as one period, and without a word on it as no subscription', () => {
    const { owned } = parse({
      ...whole,
      owned: [{ pid: 10331, plan: '1M', expires: '2027-01-01T00:00:00Z' }],
    })
    expect(owned).toEqual([
      { pid: 10331, plan: '1M', expires: Date.UTC(2027, 0, 1), subscription: false, periods: 1 },
    ])
  })

  test.each(['at', 'site', 'locale', 'country', 'os', 'target', 'payer', 'owned'] as const)(
    'without «%s» is refused in a sentence that names it',
    field => {
      const { [field]: _, ...rest } = whole
      const parsed = parseQuoteInput(rest)
      expect(parsed).toMatchObject({ ok: false, error: 'bad_input' })
      expect(!parsed.ok && Object.keys(parsed.fields)).toEqual([field])
      expect(!parsed.ok && parsed.message).toContain(`${field} must`)
    },
  )

  test.each([
    [{ at: 'yesterday' }, 'at'],
    [{ at: 5 }, 'at'],
    [{ site: 'org' }, 'site'],
    [{ locale: 'pt' }, 'locale'],
    [{ os: 'linux' }, 'os'],
    [{ target: { route: 'x' } }, 'target.plan'],
    [{ target: { route: '', plan: 'LFT' } }, 'target.route'],
    [{ coupon: 7 }, 'coupon'],
    [{ payer: 'cash' }, 'payer'],
    [{ owned: [{ pid: 1, plan: 'LFT' }] }, 'owned.0.expires'],
    [{ owned: [{ pid: 'x', plan: 'LFT', expires: null }] }, 'owned.0.pid'],
    [{ owned: [{ pid: 1, plan: '2Y', expires: null }] }, 'owned.0.plan'],
  ])('with %j is refused and names %s', (change, field) => {
    const parsed = parseQuoteInput({ ...whole, ...change })
    expect(!parsed.ok && Object.keys(parsed.fields)).toEqual([field])
    expect(!parsed.ok && parsed.message).toContain(field)
  })

  test.each([null, undefined, 'text', 3, []])('that is no object at all (%j) is refused', json => {
    expect(parseQuoteInput(json)).toMatchObject({ ok: false, error: 'bad_input' })
  })
})
