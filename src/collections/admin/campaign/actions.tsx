'use client'
import { Button, ConfirmationModal, toast, useConfig, useFormModified, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { CAMPAIGN_ACTIONS, type CampaignAction } from '../../campaigns/action-names'
import type { Sentence } from '../words/say'
import { useRetold, useWords } from '../words/use-words'
import { ask, type Warned } from './ask'

const LABELS: Record<CampaignAction, Sentence> = {
  publish: 'Publish with its coupons',
  'end-now': 'End now',
  extend: 'Extend by 24 hours',
  'copy-to-next-year': 'Copy to next year',
  duplicate: 'Duplicate',
}

const CONFIRM_END = 'confirm-end-now'
const CONFIRM_PUBLISH = 'confirm-publish'

/** `may`: what the rules of both collections let somebody press. */
type Props = { id: string; seenEnd: number; may: readonly CampaignAction[] }

/** One call for each press; a second one while it runs does nothing. */
export function CampaignActions({ id, seenEnd, may }: Props) {
  const { config } = useConfig()
  const { openModal } = useModal()
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
      return void openModal(CONFIRM_PUBLISH)
    }
    if ('refusal' in told) return void toast.error(retold(told.refusal))
    toast.success(retold(told.sentence), { duration: 15_000 })
    if (told.leadsTo.endsWith(id)) router.refresh()
    else router.push(told.leadsTo)
  }
  return (
    <div className="this-campaign__buttons">
      {CAMPAIGN_ACTIONS.filter(action => may.includes(action)).map(action => (
        <Button
          key={action}
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => (action === 'end-now' ? openModal(CONFIRM_END) : void press(action))}
        >
          {t(LABELS[action])}
        </Button>
      ))}
      <ConfirmationModal
        modalSlug={CONFIRM_END}
        heading={t('End this campaign now?')}
        body={t('Its prices are gone for everybody at once, and the coupons that end with it end too.')}
        confirmLabel={t('End it')}
        onConfirm={() => press('end-now')}
      />
      <ConfirmationModal
        modalSlug={CONFIRM_PUBLISH}
        heading={t('Look at this first')}
        body={
          <ul>
            {warned.warnings.map(warning => (
              <li key={warning}>{retold(warning)}</li>
            ))}
          </ul>
        }
        confirmLabel={t('I have seen these: publish')}
        onConfirm={() => press('publish', warned.seen)}
      />
    </div>
  )
}
