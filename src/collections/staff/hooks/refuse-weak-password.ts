import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { passwordProblem } from '@/server/staff/password-rule'
import { refuseFor } from '../../fields/refusal'

const SETTING: readonly string[] = ['create', 'update', 'resetPassword']

/** Wherever a password is set: for a new login, by its owner or an admin, and by an emailed link. */
export const refuseWeakPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const data = Object('data' in args && args.data)
  if (!SETTING.includes(operation) || data.password === undefined) return args
  const chosen = typeof data.email === 'string' ? [data.email] : []
  refuseFor([passwordProblem(data.password, [...chosen, ...(await addressesOf(args, data.token, req))])])
  return args
}

async function addressesOf(args: object, token: unknown, req: PayloadRequest): Promise<string[]> {
  const where = loginsIn(args, token)
  if (!where) return []
  const { docs } = await req.payload.db.find<{ email: string }>({
    collection: 'users',
    where,
    pagination: false,
    req,
  })
  return docs.map(({ email }) => email)
}

function loginsIn(args: object, token: unknown): Where | undefined {
  if (typeof token === 'string') return { resetPasswordToken: { equals: token } }
  if ('id' in args && args.id) return { id: { equals: args.id } }
  return 'where' in args && typeof args.where === 'object' ? Object(args.where) : undefined
}
