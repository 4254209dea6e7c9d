import type { Endpoint } from 'payload'
import { consume } from '@/server/http/rate-limit'
import { refuseTry } from '../../staff/hooks/refuse-try'
import { staffSearchAnswer } from './answer'

/** `GET /cms/staff-search?q=TEXT`: what a member of the staff may read of it, by kind; nobody learns of more. */
export const staffSearchEndpoint: Endpoint = {
  path: '/staff-search',
  method: 'get',
  handler: async req => {
    if (!req.user) return Response.json({ error: 'not_signed_in' }, { status: 401, headers: HEADERS })
    refuseTry(req, await consume('staff_search', String(req.user.id)))
    const groups = await staffSearchAnswer(req, req.searchParams.get('q') ?? '')
    return Response.json({ groups }, { headers: HEADERS })
  },
}

const HEADERS = { 'Cache-Control': 'no-store' }
