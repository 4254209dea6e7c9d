'use client'
import { Button, ConfirmationModal, toast, useConfig, useFormModified, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { z } from 'zod'
import { CAMPAIGN_ACTIONS, type CampaignAction } from '../../campaigns/action-names'

const LABELS: Record<CampaignAction, string> = {
  'end-now': 'End now',
  extend: 'Extend by 24 hours',
  'copy-to-next-year': 'Copy to next year',
  duplicate: 'Duplicate',
}

const CONFIRM_END = 'confirm-end-now'

type Props = { id: string; seenEnd: number }

/** One call for each press; a second one while it runs does nothing. */
export function CampaignActions({ id, seenEnd }: Props) {
  const { config } = useConfig()
  const { openModal } = useModal()
  const isModified = useFormModified()
  const isBusy = useRef(false)
  const router = useRouter()

  const press = async (action: CampaignAction) => {
    if (isModified)
      return void toast.error('What you typed is not saved yet. Wait a moment, then press again.')
    if (isBusy.current) return
    isBusy.current = true
    const told = await ask(`${config.routes.api}/campaign-actions/${action}/${id}`, seenEnd)
    isBusy.current = false
    if ('refusal' in told) return void toast.error(told.refusal)
    toast.success(told.sentence, { duration: 15_000 })
    if (told.leadsTo.endsWith(id)) router.refresh()
    else router.push(told.leadsTo)
  }
  return (
    <div className="this-campaign__buttons">
      {CAMPAIGN_ACTIONS.map(action => (
        <Button
          key={action}
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => (action === 'end-now' ? openModal(CONFIRM_END) : void press(action))}
        >
          {LABELS[action]}
        </Button>
      ))}
      <ConfirmationModal
        modalSlug={CONFIRM_END}
        heading="End this campaign now?"
        body="Its prices are gone for everybody at once, and the coupons that end with it end too."
        confirmLabel="End it"
        onConfirm={() => press('end-now')}
      />
    </div>
  )
}

const done = z.object({ sentence: z.string(), leadsTo: z.string() })
const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) })

type Told = z.output<typeof done> | { refusal: string }

async function ask(address: string, seenEnd: number): Promise<Told> {
  const body = JSON.stringify({ seenEnd })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', credentials: 'include', headers, body }).catch(
    () => null,
  )
  const told: unknown = await answer?.json().catch(() => null)
  const { data } = done.safeParse(told)
  if (answer?.ok && data) return data
  const { data: refusal } = refused.safeParse(told)
  return { refusal: refusal?.errors[0].message ?? 'Nothing was changed: the shop did not answer. Try again.' }
}
