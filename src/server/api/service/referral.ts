import { z } from 'zod'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { SHARE_CHANNELS } from '@/site/share-channels'
import { networkOf } from '../../http/client-ip'
import { rememberShare } from '../../referral/share-links'
import { countReferralVisit, referralCodeOf, referralCountsOf } from '../../referral/visits'
import { given } from '../answer'
import { customerEndpoint, endpoint } from '../endpoint'
import { saved } from '../terms'
import { text } from '../text'

const count = z.int().min(0)
const row = { methods: ['POST'], dialect: 'envelope' } as const

export const referralCode = customerEndpoint({
  does: 'The code of the customer’s own link, and the link.',
  ...row,
  path: 'api/get_code',
  input: z.object({}),
  gives: z.strictObject({ code: z.string(), link: z.url() }),
  limit: (_, { ip }) => ({ name: 'get_code', key: networkOf(ip) }),
  run: async (_, { customer, visit: { origin, site, locale } }) => {
    const code = await referralCodeOf(customer.id)
    const query = new URLSearchParams({ ref: code })
    return given({ code, link: `${origin}${pathOf(page('register'), site, locale)}?${query}` })
  },
})

export const shareCopied = customerEndpoint({
  does: 'That the customer passed the link on.',
  ...row,
  path: 'api/share_copy',
  input: z.object({ channel: z.enum(SHARE_CHANNELS).default('link') }),
  gives: saved,
  limit: (_, { ip }) => ({ name: 'share', key: networkOf(ip) }),
  run: async ({ channel }, { customer }) => {
    await rememberShare(customer.id, channel)
    return given({ saved: true })
  },
})

export const shareVisited = endpoint({
  does: 'That somebody came through a link; answered alike whether there is such a code or not.',
  ...row,
  path: 'api/share_visit',
  input: z.object({ code: text(40) }),
  gives: saved,
  run: async ({ code }, { customer, ip, request, visit: { at } }) => {
    const userAgent = request.headers.get('user-agent')
    await countReferralVisit(code, { ip, userAgent, at, customerId: (await customer())?.id ?? null })
    return given({ saved: true })
  },
})

export const shareCounts = customerEndpoint({
  does: 'What the customer’s own link brought so far.',
  ...row,
  path: 'api/share_visit_count',
  input: z.object({}),
  gives: z.strictObject({ visits: count, accounts: count, copies: count, purchases: count }),
  run: async (_, { customer }) => given(await referralCountsOf(customer.id)),
})
