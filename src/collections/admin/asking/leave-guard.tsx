'use client'
import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '../words/use-words'
import { Asking } from './asking'

/** Asks before somebody leaves texts that are not saved: by a link of the admin with our own words, else with the browser's. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const target = useRef('')
  const router = useRouter()
  const t = useWords()

  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  })
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || !isUnsaved()) return
    event.preventDefault()
    event.stopPropagation()
    target.current = link.pathname + link.search + link.hash
    dialog.current?.showModal()
  })
  useEffect(() => {
    const [unload, click] = [
      (event: BeforeUnloadEvent) => onUnload(event),
      (event: MouseEvent) => onClick(event),
    ]
    window.addEventListener('beforeunload', unload)
    document.addEventListener('click', click, true)
    return () => {
      window.removeEventListener('beforeunload', unload)
      document.removeEventListener('click', click, true)
    }
  }, [])
  return (
    <Asking
      dialog={dialog}
      question={t('What you typed here is not saved yet. Leave without saving it?')}
      no={t('Stay here')}
    >
      <Button size="medium" margin={false} onClick={() => router.push(target.current)}>
        {t('Leave without saving')}
      </Button>
    </Asking>
  )
}

/** A link that would take this window elsewhere in the admin; a file, another window or a place of this page does not. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey) return undefined
  if (link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download'))
    return undefined
  return link.pathname + link.search === location.pathname + location.search ? undefined : link
}
