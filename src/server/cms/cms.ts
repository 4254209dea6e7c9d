import config from '@payload-config'
import { getPayload, type Payload, type Where } from 'payload'
import type { Visit } from '@/site/visit'

/** The editing room's documents, for pages; the one instance of this process. */
export const cms = (): Promise<Payload> => getPayload({ config })

/** Which versions of a document a visit sees: the published one, in a preview by staff the latest. */
export const seenBy = ({ preview }: Pick<Visit, 'preview'>): { draft: boolean; status: Where } =>
  preview ? { draft: true, status: {} } : { draft: false, status: { _status: { equals: 'published' } } }
