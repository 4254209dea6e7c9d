import { nobodyField } from '../access/roles'

/**
 * A field that leaves through no door of the API. By its access and not by Payload's `hidden`: of related rows that would
 * still be sorted by.
 */
export const untold = { admin: { hidden: true }, access: { read: nobodyField } } as const
