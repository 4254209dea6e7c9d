'use client'

import { useEffect, useState } from 'react'
import type { Comment } from '@/server/comments/shown-comments'
import type { ApiBases } from '@/site/api-bases'
import type { Locale } from '@/site/locale'
import { useApiBases } from '../api/bases'
import { askApi, leftAsMissing } from '../api/client'
import { CommentList } from './comment-list'

type Props = { article: number; locale: Locale; texts: Record<'loading' | 'none' | 'failed', string> }

/** SPEC 9: what readers look at first loads first. In ms. */
const DELAY = 4_000

export function LateComments({ article, locale, texts }: Props) {
  const bases = useApiBases()
  const [comments, setComments] = useState<Comment[] | 'loading' | 'failed'>('loading')

  useEffect(() => {
    const load = () => void commentsOn(bases, article, locale).then(setComments)
    const timer = setTimeout(load, DELAY)
    return () => clearTimeout(timer)
  }, [bases, article, locale])

  if (typeof comments === 'string')
    return (
      <p role="status" aria-busy={comments === 'loading'} className="text-muted">
        {texts[comments]}
      </p>
    )
  return <CommentList comments={comments} locale={locale} none={texts.none} />
}

async function commentsOn(
  bases: ApiBases,
  article: number,
  locale: Locale,
): Promise<Comment[] | 'loading' | 'failed'> {
  const told = await askApi(bases, 'comments', { article, locale })
  if (told.ok) return told.data.comments
  return leftAsMissing(told) ? 'loading' : 'failed'
}
