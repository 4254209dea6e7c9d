import type { PayloadRequest } from 'payload'
import type { LaunchKind } from '@/server/launches/terms'
import { may } from '../access/may'
import { isMarketer } from '../access/roles'

/** Whether who asks may publish such a thing by itself, and so by a launch. */
export const mayPut = async (req: PayloadRequest, kind: LaunchKind): Promise<boolean> =>
  kind === 'price-sets' ? isMarketer(req.user) : may(req, 'update', kind)
