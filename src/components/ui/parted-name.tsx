import { Fragment } from 'react'

/** Japanese names part before their foreign word and after a plus: 動画＋|音楽|オールインワン; All-in-One does not. */
const PARTS =
  /(?<=[^\p{Script=Katakana}\s]{2})(?=\p{Script=Katakana})|(?<=＋)|\b(\p{L}{2,4}(?:-\p{L}{2,4}){2})\b/u
/** What no line begins with. */
const PUNCTUATION = /^[\s,，、.]/u
const WHOLE = /^\p{L}{2,4}(?:-\p{L}{2,4}){2}$/u

/** A name in a narrow place, which takes a second line where one would pause. */
export const PartedName = ({ name }: { name: string }) =>
  name
    .split(PARTS)
    .filter(Boolean)
    .map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name stay in their places
      <Fragment key={place}>
        {place > 0 && !PUNCTUATION.test(part) && <wbr />}
        {WHOLE.test(part) ? <span className="whitespace-nowrap">{part}</span> : part}
      </Fragment>
    ))
