import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  headersWithCors,
  type PayloadRequest,
} from 'payload'
import { CLIENT_IP, networkOf } from '@/server/http/client-ip'
import { consume } from '@/server/http/rate-limit'
import { requestStaffPasswordResetEmail } from '@/server/staff/password-reset-email'
import { refuseTry } from './hooks/refuse-try'

/** Requests the reset email. Answers alike for every address; Payload's own takes longer for those of the staff. */
async function forgotPassword(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const email: unknown = req.data?.email
  if (typeof email !== 'string' || !email.trim()) throw new APIError('An email address is needed.', 400)
  refuseTry(req, await consume('staff_reset', networkOf(req.headers.get(CLIENT_IP) ?? '')))
  await requestStaffPasswordResetEmail(email)
  return Response.json(
    { message: req.t('general:success') },
    { headers: headersWithCors({ headers: new Headers(), req }) },
  )
}

/** Closed: the start of the shop makes the first member of staff, and addresses are not verified. */
const closed = (path: string): Endpoint => ({
  path,
  method: 'post',
  handler: () => {
    throw new Forbidden()
  },
})

export const endpoints: Endpoint[] = [
  { path: '/forgot-password', method: 'post', handler: forgotPassword },
  closed('/first-register'),
  closed('/verify/:id'),
  closed('/unlock'),
]
