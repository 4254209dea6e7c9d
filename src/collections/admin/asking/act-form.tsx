import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { Sentence } from '../words/say'
import { AskFirst } from './ask-first'

type Props = {
  action: string
  /** The document that it is about: a hidden field. */
  about: { name: string; id: string }
  label: string
  isMain?: boolean
  /** Asked once before it is sent. */
  asks?: Sentence | undefined
  children?: ReactNode
}

/** A form with one button. */
export const ActForm = ({ action, about, label, isMain = false, asks, children }: Props) => (
  <form method="post" action={action} className="lab__situation">
    <input type="hidden" name={about.name} value={about.id} />
    {children}
    <div className="lab__buttons">
      {asks ? (
        <AskFirst label={label} question={asks} isMain={isMain} />
      ) : (
        <Button type="submit" size="medium" margin={false} buttonStyle={isMain ? 'primary' : 'secondary'}>
          {label}
        </Button>
      )}
    </div>
  </form>
)
