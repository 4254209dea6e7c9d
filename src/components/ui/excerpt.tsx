import type { Piece } from '@/server/search/excerpt'

/** A line of a text in which the words that were searched for are marked. */
export const Excerpt = ({ pieces }: { pieces: readonly Piece[] }) => {
  let place = 0
  return pieces.map(({ text, isFound }) => {
    const key = place
    place += text.length
    return isFound ? (
      <mark key={key} className="bg-transparent font-semibold text-text">
        {text}
      </mark>
    ) : (
      text
    )
  })
}
