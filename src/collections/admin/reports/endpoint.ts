import type { Endpoint } from 'payload'
import { csvHeaders } from '@/server/csv/write'
import { plusDays } from '@/server/time-zones/days'
import { refuseSaying } from '../../access/refuse'
import { readAddress } from './asked'
import { reportCsv } from './file'
import { reportOf } from './report-of'
import { problemText, spanOf } from './span'

/** `GET /cms/report-file?report=sales&…`: the table of a report, asked for as the page asks. */
export const reportFileEndpoint: Endpoint = {
  path: '/report-file',
  method: 'get',
  handler: async req => {
    const asked = readAddress(Object.fromEntries(req.searchParams))
    if (!asked.report) return refuseSaying(404, 'There is no such report.')
    const at = Date.now()
    const found = spanOf(asked, at)
    if (!found.ok) return refuseSaying(400, ...Object.values(found.problems).map(problemText))
    const { span } = found
    const report = await reportOf(req.user, asked.report, { ...asked, span, at })
    if (!report) return refuseSaying(403, 'You are not allowed to perform this action.')
    const name = `${asked.report}-${span.days.from}-to-${plusDays(span.days.until, -1)}`
    return new Response(reportCsv(report), { headers: csvHeaders(name) })
  },
}
