import type { Comment } from '@/server/comments/shown-comments'
import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'

type Props = { comments: readonly Comment[]; locale: Locale; none: string }

export function CommentList({ comments, locale, none }: Props) {
  if (comments.length === 0) return <p className="text-muted">{none}</p>
  return (
    <ol className="grid gap-6">
      {comments.map(({ name, text, at }) => (
        <li key={`${at} ${name}`} className="grid gap-1 border-s-2 border-line ps-4">
          <p className="flex flex-wrap gap-x-3">
            <strong className="font-semibold">{name}</strong>
            <time dateTime={new Date(at).toISOString()} className="text-muted">
              {dayText(at, locale)}
            </time>
          </p>
          <p className="whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  )
}
