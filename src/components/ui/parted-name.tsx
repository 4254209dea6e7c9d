import { Fragment } from 'react'
import { WholeWords } from './whole-words'

/** Japanese names part before their foreign word and after a plus: 動画＋|音楽|オールインワン. */
const PAUSES = /(?<=[^\p{Script=Katakana}\s]{2})(?=\p{Script=Katakana})|(?<=＋)/u

/** A name in a narrow place, which takes a second line where one would pause. */
export const PartedName = ({ name }: { name: string }) =>
  name.split(PAUSES).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name stay in their places
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <WholeWords>{part}</WholeWords>
    </Fragment>
  ))
