import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { MOVE_ACTION } from '../../../../campaigns/action-names'
import { ask } from '../../../campaign/ask'
import type { Edge, Movable } from './steps'

export type Moved = { edge: Edge; at: number }
/** What it means, once it was asked, with what to send back. */
export type Meaning = { warnings: string[]; seen: string }

/** An end of a campaign on its way to another instant: asked of the shop when it is let go, and moved by its answer. */
export function useMoving(campaign: Movable, api: string) {
  const [moved, setMoved] = useState<Moved | null>(null)
  const [meaning, setMeaning] = useState<Meaning | null>(null)
  const [told, setTold] = useState('')
  const isBusy = useRef(false)
  const router = useRouter()

  const putBack = () => {
    setMoved(null)
    setMeaning(null)
  }
  const move = (to: Moved) => {
    setMoved(to)
    setMeaning(null)
    setTold('')
  }
  const send = async (to: Moved, seen?: string) => {
    if (isBusy.current) return
    isBusy.current = true
    setMoved(to)
    const { from: seenStart, until: seenEnd } = campaign
    const answer = await ask(`${api}/campaign-actions/${MOVE_ACTION}/${campaign.id}`, {
      ...{ seenStart, seenEnd, seen, to },
    })
    isBusy.current = false
    if ('warnings' in answer) return setMeaning(answer)
    putBack()
    setTold('refusal' in answer ? answer.refusal : answer.sentence)
    if ('sentence' in answer) router.refresh()
  }
  return { moved, meaning, told, move, send, putBack }
}
