import { z } from 'zod'
import { REPORT_KINDS } from '@/site/report-kinds'
import { networkOf } from '../../http/client-ip'
import { keepReport } from '../../reports/keep'
import { deviceName } from '../../sessions/device-name'
import { given } from '../answer'
import { endpoint } from '../endpoint'
import { filledText, numeric, text } from '../text'

/** Truncates instead of refusing: half a report is better than none. */
const beginning = (longest: number) =>
  z.string().transform(value => value.replaceAll('\0', '').slice(0, longest).toWellFormed().trim())

export const clientReport = endpoint({
  does: 'What went wrong in a browser, or how long something took there.',
  path: 'api/web/report',
  methods: ['POST'],
  dialect: 'envelope',
  input: z.object({
    kind: z.enum(REPORT_KINDS).default('error'),
    name: filledText(100),
    message: beginning(1_000).default(''),
    stack: beginning(8_000).default(''),
    url: beginning(1_000).default(''),
    duration: numeric.pipe(z.number().min(0).max(86_400_000)).optional(),
    guest_token_v2: text(100).optional(),
    /** A page drew whether it tells (SPEC 9); who calls without a draw is drawn here. */
    sampled: z.boolean().optional().catch(undefined),
  }),
  gives: z.strictObject({
    saved: z.boolean().describe('Of how long something took, one visitor in five is kept.'),
  }),
  limit: (_, { ip }) => ({ name: 'report', key: networkOf(ip) }),
  run: async ({ url, duration, guest_token_v2, sampled = false, ...told }, { ip, request, visit }) => {
    const report = {
      ...told,
      page: url,
      duration: duration ?? null,
      browser: deviceName(request.headers.get('user-agent')),
      visitor: guest_token_v2 || ip,
      isSampled: sampled,
    }
    return given({ saved: await keepReport(report, visit.at) })
  },
})
