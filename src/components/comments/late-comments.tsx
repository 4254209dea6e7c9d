'use client'

import { useEffect, useState } from 'react'
import type { Comment } from '@/server/comments'
import type { Locale } from '@/site/locale'
import { CommentList } from './comment-list'

type Props = { article: number; locale: Locale; texts: Record<'loading' | 'none' | 'failed', string> }

/** SPEC 9: what readers look at first loads first. */
const DELAY = 4_000

/** The comments of an article, some seconds after the page. */
export function LateComments({ article, locale, texts }: Props) {
  const [comments, setComments] = useState<Comment[] | 'loading' | 'failed'>('loading')

  useEffect(() => {
    const load = () => commentsOn(article, locale).then(setComments, () => setComments('failed'))
    const timer = setTimeout(load, DELAY)
    return () => clearTimeout(timer)
  }, [article, locale])

  if (typeof comments === 'string')
    return (
      <p role="status" aria-busy={comments === 'loading'} className="text-muted">
        {texts[comments]}
      </p>
    )
  return <CommentList comments={comments} locale={locale} none={texts.none} />
}

async function commentsOn(article: number, locale: Locale): Promise<Comment[]> {
  const response = await fetch(`/service/comments?article=${article}&locale=${locale}`)
  const { data }: { data?: { comments?: Comment[] } } = await response.json()
  if (!data?.comments) throw new Error(`no comments, but ${response.status}`)
  return data.comments
}
