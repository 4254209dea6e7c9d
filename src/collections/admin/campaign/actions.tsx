'use client'
import { Button, ConfirmationModal, useModal } from '@payloadcms/ui'
import { CAMPAIGN_ACTIONS, type CampaignAction } from '../../campaigns/action-names'
import type { Sentence } from '../words/say'
import { useRetold, useWords } from '../words/use-words'
import { useActions } from './use-actions'

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

export function CampaignActions({ id, seenEnd, may }: Props) {
  const { openModal } = useModal()
  const t = useWords()
  const retold = useRetold()
  const { warned, press } = useActions({ id, seenEnd, warn: () => openModal(CONFIRM_PUBLISH) })
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
