import config from '@payload-config'
import { getPayload, type Payload, type Where } from 'payload'
import type { Visit } from '@/site/visit'

/** Payload, once per process. */
export const cms = (): Promise<Payload> => getPayload({ config })

/** The versions that a visit may see: published ones, or the latest in a staff preview. */
export const seenBy = ({ preview }: Pick<Visit, 'preview'>): { draft: boolean; status: Where } =>
  preview ? { draft: true, status: {} } : { draft: false, status: { _status: { equals: 'published' } } }
