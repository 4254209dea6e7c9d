import { toast, useConfig, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { CampaignAction } from '../../campaigns/action-names'
import { useRetold, useWords } from '../words/use-words'
import { ask, type Warned } from './ask'

/** `warn`: shows the warnings that came back. */
type Acting = { id: string; seenEnd: number; warn: () => void }

/** One call for each press; a second one while it runs does nothing. */
export function useActions({ id, seenEnd, warn }: Acting) {
  const { config } = useConfig()
  const isModified = useFormModified()
  const isBusy = useRef(false)
  const [warned, setWarned] = useState<Warned>({ warnings: [], seen: '' })
  const router = useRouter()
  const t = useWords()
  const retold = useRetold()
  const press = async (action: CampaignAction, seen?: string) => {
    if (isModified)
      return void toast.error(t('What you typed is not saved yet. Wait a moment, then press again.'))
    if (isBusy.current) return
    isBusy.current = true
    const told = await ask(`${config.routes.api}/campaign-actions/${action}/${id}`, { seenEnd, seen })
    isBusy.current = false
    if ('warnings' in told) {
      setWarned(told)
      return void warn()
    }
    if ('refusal' in told) return void toast.error(retold(told.refusal))
    toast.success(retold(told.sentence), { duration: 15_000 })
    if (told.leadsTo.endsWith(id)) router.refresh()
    else router.push(told.leadsTo)
  }
  return { warned, press }
}
