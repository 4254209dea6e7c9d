import { z } from 'zod'
import { LOCALES } from '@/site/locale'
import { networkOf } from '../../http/client-ip'
import { isPushEndpoint } from '../../push/endpoint'
import { registerPush } from '../../push/register'
import { given } from '../answer'
import { endpoint } from '../endpoint'
import { saved } from '../terms'
import { numeric, text } from '../text'

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
  }),
  gives: saved,
  limit: (_, { ip }) => ({ name: 'push', key: networkOf(ip) }),
  run: async (input, { customer, request, visit }) => {
    const { diff_time, device_model, app_id, explorer_version, ...told } = input
    const registration = {
      ...told,
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
