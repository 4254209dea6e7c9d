import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { LaunchAction } from '../../launches/action-names'
import { AskFirst } from '../asking/ask-first'
import type { Sentence } from '../words/say'

type Props = {
  api: string
  launch: string
  action: LaunchAction
  label: string
  isMain?: boolean
  /** Asked once before it is sent. */
  asks?: Sentence
  children?: ReactNode
}

/** A form with one button. */
export const Act = ({ api, launch, action, label, isMain, asks, children }: Props) => (
  <form method="post" action={`${api}/launch-actions/${action}`} className="lab__situation">
    <input type="hidden" name="launch" value={launch} />
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
