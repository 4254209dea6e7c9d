import type { PayloadRequest } from 'payload'
import type { RedirectChange, StoredRedirect } from '@/site/moved-address'

const collection = 'redirects'

export async function changeRedirects(
  req: PayloadRequest,
  plan: (rows: readonly StoredRedirect[]) => RedirectChange[],
): Promise<void> {
  const { docs } = await req.payload.find({ collection, pagination: false, depth: 0, req })
  for (const change of plan(docs)) await perform(req, change)
}

async function perform(req: PayloadRequest, change: RedirectChange): Promise<unknown> {
  const { payload } = req
  switch (change.kind) {
    case 'remove':
      return payload.delete({ collection, id: change.id, req })
    case 'lead':
      return payload.update({
        collection,
        id: change.id,
        data: { to: change.to, ...(change.everywhere && { site: null }) },
        req,
      })
    case 'create':
      return payload.create({ collection, data: { from: change.from, to: change.to }, req })
  }
}
