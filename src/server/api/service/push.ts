import { z } from 'zod'
import { LOCALES } from '@/site/locale'
import { siteOfHost } from '@/site/sites'
import { networkOf } from '../../http/client-ip'
import { hosts } from '../../http/origins'
import { isPushEndpoint } from '../../push/endpoint'
import { countPushClick, registerPush, unregisterPush } from '../../push/register'
import { given } from '../answer'
import { endpoint } from '../endpoint'
import { saved } from '../terms'
import { numeric, text } from '../text'

const count = numeric.pipe(z.number().int().min(0).max(999_999)).optional()

const key = z.string().regex(/^[\w-]{16,200}={0,2}$/)

export const registerForPush = endpoint({
  does: 'A browser that takes push messages tells where they go.',
  path: 'index.php/sub/register',
  methods: ['POST'],
  dialect: 'envelope',
  input: z.object({
    language: z.enum(LOCALES),
    diff_time: numeric.pipe(z.number().int().min(-1_440).max(1_440)).default(0),
    device_model: text(100).default(''),
    app_id: text(100).default(''),
    endpoint: z.string().max(1_000).refine(isPushEndpoint, 'value'),
    auth: key,
    pdhkey: key,
    explorer: text(60).default(''),
    explorer_version: text(60).default(''),
    session_count: count,
    popup_count: count,
    origin_url: text(300).default(''),
  }),
  gives: saved,
  limit: (_, { ip }) => ({ name: 'push', key: networkOf(ip) }),
  run: async (input, { customer, request, visit }) => {
    const {
      diff_time,
      device_model,
      app_id,
      explorer_version,
      session_count,
      popup_count,
      origin_url,
      ...told
    } = input
    const registration = {
      ...told,
      site: URL.canParse(origin_url) ? siteOfHost(new URL(origin_url).host, hosts()) : visit.site,
      country: visit.country,
      sessions: session_count,
      popups: popup_count,
      diffTime: diff_time,
      deviceModel: device_model,
      appId: app_id,
      explorerVersion: explorer_version,
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 500),
      customerId: (await customer())?.id ?? null,
    }
    await registerPush(registration, visit.at)
    return given({ saved: true })
  },
})

export const unregisterFromPush = endpoint({
  does: 'A browser takes no more push messages.',
  path: 'index.php/sub/unregister',
  methods: ['POST'],
  dialect: 'envelope',
  input: z.object({ endpoint: z.string().max(1_000), auth: key }),
  gives: saved,
  limit: (_, { ip }) => ({ name: 'push', key: networkOf(ip) }),
  run: async input => {
    await unregisterPush(input)
    return given({ saved: true })
  },
})

export const pushClicked = endpoint({
  does: 'A push message was clicked, as its browser tells.',
  path: 'api/push/clicked',
  methods: ['POST'],
  dialect: 'envelope',
  input: z.object({ delivery: z.uuid() }),
  gives: saved,
  limit: (_, { ip }) => ({ name: 'push_click', key: networkOf(ip) }),
  run: async ({ delivery }, { visit }) => {
    await countPushClick(delivery, visit.at)
    return given({ saved: true })
  },
})
