import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { LaunchAction } from '../../launches/action-names'

type Props = {
  api: string
  launch: string
  action: LaunchAction
  label: string
  isMain?: boolean
  children?: ReactNode
}

/** A form with one button. */
export const Act = ({ api, launch, action, label, isMain, children }: Props) => (
  <form method="post" action={`${api}/launch-actions/${action}`} className="lab__situation">
    <input type="hidden" name="launch" value={launch} />
    {children}
    <div className="lab__buttons">
      <Button type="submit" size="medium" margin={false} buttonStyle={isMain ? 'primary' : 'secondary'}>
        {label}
      </Button>
    </div>
  </form>
)
