import { nobodyField } from '../access/roles'

/** No API gives it out. By `access` and not Payload's `hidden`, which would still let related rows be sorted by it. */
export const untold = { admin: { hidden: true }, access: { read: nobodyField } } as const
