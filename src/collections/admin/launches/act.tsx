import type { ComponentProps } from 'react'
import type { LaunchAction } from '../../launches/action-names'
import { ActForm } from '../asking/act-form'

type Props = Omit<ComponentProps<typeof ActForm>, 'action' | 'about'> & {
  api: string
  launch: string
  action: LaunchAction
}

export const Act = ({ api, launch, action, ...shown }: Props) => (
  <ActForm action={`${api}/launch-actions/${action}`} about={{ name: 'launch', id: launch }} {...shown} />
)
