'use client'

import { useEffect, useRef, useState } from 'react'
import { withPrompt } from '@/site/push'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { changePushRecord } from './push-memory'
import type { PushTexts } from './push-texts'
import { register, subscribe } from './subscription'

type Props = {
  texts: PushTexts
  shop: Parameters<typeof register>[0]
  onClose: () => void
}

type State = 'asking' | 'subscribing' | 'done' | 'failed'

/** Explains before the browser asks: a «no» there is for ever. Lies over the page's end and takes no focus by itself. */
export function PushCard({ texts, shop, onClose }: Props) {
  const [state, setState] = useState<State>('asking')
  const isShown = useRef(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isShown.current) return
    isShown.current = true
    changePushRecord(withPrompt)
  }, [])
  const isAnswered = state === 'done' || state === 'failed'
  // The buttons that had the focus are gone.
  useEffect(() => {
    if (isAnswered) title.current?.focus()
  }, [isAnswered])
  const close = () => {
    if (state === 'asking') changePushRecord(kept => ({ ...kept, answer: 'later' }))
    onClose()
  }
  const agree = async () => {
    setState('subscribing')
    const allowed = await Notification.requestPermission()
    const record = changePushRecord(kept => ({ ...kept, answer: allowed === 'granted' ? 'yes' : 'later' }))
    if (allowed !== 'granted' || !record) return onClose()
    const isKnown = await subscribe(shop)
      .then(subscription => register(shop, subscription, record))
      .catch(() => false)
    setState(isKnown ? 'done' : 'failed')
  }
  return (
    <div
      role="dialog"
      aria-labelledby="push-title"
      aria-describedby="push-text"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="fixed inset-x-2 bottom-2 z-30 max-h-[85dvh] overflow-y-auto rounded-card border border-line bg-ground p-4 shadow-lg sm:inset-x-auto sm:start-4 sm:bottom-4 sm:w-[27rem] sm:p-6 print:hidden"
    >
      <div className="flex items-start gap-3">
        <Icon name="bell" className="mt-1 size-5 shrink-0 text-accent" />
        <h2 ref={title} id="push-title" tabIndex={-1} className="text-lg outline-none">
          {texts.title}
        </h2>
      </div>
      <div id="push-text" className="mt-2 grid gap-1 text-sm text-muted">
        <p>{isAnswered ? texts[state] : texts.text}</p>
        {!isAnswered && <p>{texts.howOften}</p>}
      </div>
      <div className="mt-4 grid gap-2 min-[20rem]:grid-cols-2">
        {isAnswered ? (
          <Button type="button" kind="secondary" onClick={close}>
            {texts.close}
          </Button>
        ) : (
          <>
            <Button type="button" kind="secondary" onClick={close} disabled={state === 'subscribing'}>
              {texts.later}
            </Button>
            <Button type="button" kind="secondary" onClick={agree} disabled={state === 'subscribing'}>
              {texts.yes}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
