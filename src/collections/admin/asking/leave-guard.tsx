'use client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '../words/use-words'
import { Asking } from './asking'
import { hearHistory, hearLinks, type Way } from './hear-leaving'

type Props = {
  isUnsaved: () => boolean
  /** Of a form of Payload, which itself asks at links and where the page is left. */
  isPayloads?: true
}

/** Asks before somebody leaves what is not saved: within the admin with our own words, else with the browser's. */
export function LeaveGuard({ isUnsaved, isPayloads }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const way = useRef<Way>(undefined)
  const isAgreed = useRef(false)
  const router = useRouter()
  const t = useWords()

  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  })
  const onLeaving = useEffectEvent((event: Event, to: Way) => {
    const mayGo = isAgreed.current
    isAgreed.current = false
    if (mayGo || event.defaultPrevented || !isUnsaved()) return
    event.preventDefault()
    event.stopPropagation()
    way.current = to
    if (!dialog.current?.open) dialog.current?.showModal()
  })
  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => onUnload(event)
    const leaving = (event: Event, to: Way) => onLeaving(event, to)
    const ends = [hearHistory(leaving), ...(isPayloads ? [] : [hearLinks(leaving)])]
    if (!isPayloads) window.addEventListener('beforeunload', unload)
    return () => {
      window.removeEventListener('beforeunload', unload)
      for (const end of ends) end()
    }
  }, [isPayloads])

  const leave = () => {
    dialog.current?.close()
    if (way.current?.kind === 'link') return router.push(way.current.path)
    if (way.current) isAgreed.current = true
    if (way.current) navigation.traverseTo(way.current.key)
  }
  return (
    <Asking
      dialog={dialog}
      question={t('What you typed here is not saved yet. Leave without saving it?')}
      no={t('Stay here')}
    >
      <Button size="medium" margin={false} onClick={leave}>
        {t('Leave without saving')}
      </Button>
    </Asking>
  )
}
