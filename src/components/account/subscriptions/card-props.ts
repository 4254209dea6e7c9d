import type { Visit } from '@/site/visit'
import type { PlainAction } from '../forms/action-form'
import type { NamedSubscription } from './named-subscription'

/** What its owner can do from the card itself. */
export type CardActions = { resume: PlainAction; comeBack: PlainAction; moveOption: PlainAction }

export type CardProps = { visit: Visit; subscription: NamedSubscription; actions: CardActions }
