'use client'

import { useEffect } from 'react'
import { whenConsented } from '../consent/consent-memory'

/** Remembers by whose link this visitor came, once they agree to marketing (decision 061). */
export function InvitationMemory() {
  useEffect(() => {
    if (!/[?&]ref=/.test(window.location.search)) return
    return whenConsented('marketing', () => {
      void import('./remember-invitation').then(({ rememberInvitation }) => rememberInvitation())
    })
  }, [])
  return null
}
