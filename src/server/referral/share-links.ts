import type { ShareChannel } from '@/site/share-channels'
import { database } from '../runtime/database'

/** A customer copied or sent their link (API, share_copy). */
export async function rememberShare(customerId: string, channel: ShareChannel): Promise<void> {
  await database.query('insert into share_events (customer_id, channel) values ($1, $2)', [
    customerId,
    channel,
  ])
}
