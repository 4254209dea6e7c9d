import type { ArticleCard } from '@/server/content/article-of'
import { Illustration } from '../pictures/illustration/illustration'
import { classes } from '../ui/classes'
import { LatePicture } from '../ui/late-picture'

type Props = {
  article: Pick<ArticleCard, 'cover' | 'subject'>
  /** As high as the words beside it, from `lg` on. */
  isBeside?: boolean
  className?: string | undefined
}

/** In a list: the editor's cover, else what the article is about, drawn. */
export const ArticlePicture = ({ article: { cover, subject }, isBeside = false, className }: Props) =>
  cover ? (
    <LatePicture picture={cover} className={classes(isBeside && 'lg:aspect-auto lg:h-full', className)} />
  ) : (
    <Illustration
      of={subject}
      isWhole={isBeside}
      className={classes('aspect-video w-full', isBeside && 'lg:min-h-full', className)}
    />
  )
