import type { Line } from '@/pricing'
import { HiddenScene, Scene } from './scene'

type Props = { route: string; line: Line; place: number }

/** Of a title in a list; of an adult one, nothing is seen. */
export const TitlePicture = ({ line, ...scene }: Props) =>
  line === 'adult' ? <HiddenScene {...scene} /> : <Scene {...scene} />
