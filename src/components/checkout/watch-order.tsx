'use client'

import { useEffect } from 'react'
import type { Order } from '@/server/orders/order'
import type { ApiBases } from '@/site/api-bases'
import { useApiBases } from '../api/bases'
import { askApi, type CallInput, leftAsMissing } from '../api/client'

type Props = { order: string; provider: Order['provider']; secret: string }

const SOON = 1_500
const LATER = 5_000
const PATIENCE = 30_000
const MAX_WAIT_MS = 10 * 60_000

/** Polls the order until its state changes, then reloads the page. Renders nothing. */
export function WatchOrder({ order, provider, secret }: Props) {
  const bases = useApiBases()
  useEffect(() => {
    const since = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const told = await stateOf(bases, { order_id: order, pay: provider, secret })
      if (told === 'missing') return
      if (told === 'moved_on') return window.location.reload()
      const waited = performance.now() - since
      if (waited < MAX_WAIT_MS) timer = setTimeout(ask, waited < PATIENCE ? SOON : LATER)
    }
    timer = setTimeout(ask, SOON)
    return () => clearTimeout(timer)
  }, [bases, order, provider, secret])
  return null
}

/** A failed connection is no news: the next poll may get through. An order that cannot be asked for is none (SPEC 8). */
async function stateOf(bases: ApiBases, order: CallInput<'update_check'>) {
  const told = await askApi(bases, 'update_check', order)
  if (leftAsMissing(told)) return 'missing'
  return told.ok && told.data.status !== 'pending' ? 'moved_on' : 'waiting'
}
