'use client'

import Cookies from 'js-cookie'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { experimentCookie } from '@/site/experiment'
import { POPUP_COOKIE, POPUP_DAYS } from '@/site/popup'
import { whenDecided } from '../consent/consent-memory'
import { Icon } from '../ui/icon'
import { quietly } from '../ui/quietly'

type Props = {
  campaign: string
  /** Shown only to its a group. */
  experiment: string | undefined
  close: string
  children: ReactNode
}

/**
 * Opens once a day, and not before the visitor decided about cookies, so that one thing is asked at a time. The browser
 * keeps the focus inside and gives it back.
 */
export function DailyDialog({ campaign, experiment, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(
    () =>
      whenDecided(() => {
        if (!isDue(campaign, experiment)) return
        dialog.current?.showModal()
        dialog.current?.querySelector('h2')?.focus()
        rememberToday(campaign)
      }),
    [campaign, experiment],
  )
  // A press on the backdrop hits the dialog itself: all that it shows lies in an element inside.
  const press = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) =>
    target === currentTarget && currentTarget.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the browser closes a dialog itself, with Escape
    <dialog
      ref={dialog}
      onClick={press}
      aria-labelledby="campaign-popup"
      className="relative m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-ground p-0 text-text"
    >
      <div className="grid gap-5 p-6 sm:p-8">
        {children}
        <form method="dialog" className="absolute end-3 top-3">
          <button type="submit" className="grid size-11 place-items-center rounded-control hover:bg-surface">
            <Icon name="close" />
            <span className="sr-only">{close}</span>
          </button>
        </form>
      </div>
    </dialog>
  )
}

function isDue(campaign: string, experiment: string | undefined): boolean {
  return (
    quietly(() => {
      const isForMe = experiment === undefined || Cookies.get(experimentCookie(experiment)) === 'a_show'
      return isForMe && Cookies.get(POPUP_COOKIE) !== campaign
    }) ?? false
  )
}

const rememberToday = (campaign: string): void => {
  quietly(() =>
    Cookies.set(POPUP_COOKIE, campaign, {
      expires: POPUP_DAYS,
      sameSite: 'lax',
      secure: window.location.protocol === 'https:',
    }),
  )
}
