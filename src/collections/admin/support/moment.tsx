import { HABITS } from '../words/language'
import { spoken } from '../words/of-request'
import { MomentText } from './moment-text'

/** An instant (ms) in the reader's own time zone, as the language of the admin writes it. */
export const Moment = ({ at }: { at: number }) => <MomentText at={at} habits={HABITS[spoken()]} />
