'use client'
import { Button } from '@payloadcms/ui'
import { useRef } from 'react'
import type { Sentence } from '../words/say'
import { useWords } from '../words/use-words'
import { Asking } from './asking'

type Props = { label: string; question: Sentence; isMain?: boolean }

/** The button of a form that asks once before it sends; without scripts it sends. */
export function AskFirst({ label, question, isMain }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const t = useWords()
  return (
    <>
      <Button
        type="submit"
        size="medium"
        margin={false}
        buttonStyle={isMain ? 'primary' : 'secondary'}
        onClick={event => {
          event.preventDefault()
          dialog.current?.showModal()
        }}
      >
        {label}
      </Button>
      <Asking dialog={dialog} question={t(question)} no={t('No, leave it as it is')}>
        <Button type="submit" size="medium" margin={false}>
          {label}
        </Button>
      </Asking>
    </>
  )
}
