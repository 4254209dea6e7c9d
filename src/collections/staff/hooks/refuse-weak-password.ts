import type { CollectionBeforeOperationHook } from 'payload'
import { passwordProblem } from '@/server/staff/password-rule'
import { refuseFor } from '../../fields/refusal'

const SETTING: readonly string[] = ['create', 'update', 'resetPassword']

/** A password is checked wherever one is set: for a new login, by its owner or an admin, and by the link of a letter. */
export const refuseWeakPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = Object('data' in args && args.data)
  if (!SETTING.includes(operation) || data.password === undefined) return args
  refuseFor([passwordProblem(data.password, String(data.email ?? req.user?.email ?? ''))])
  return args
}
