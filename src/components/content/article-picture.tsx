import type { ArticleCard } from '@/server/content/article-of'
import { Illustration } from '../pictures/illustration/illustration'
import { classes } from '../ui/classes'
import { LatePicture } from '../ui/late-picture'

type Props = { article: Pick<ArticleCard, 'cover' | 'subject'>; className?: string | undefined }

/** In a list: the editor's cover, else what the article is about, drawn. */
export const ArticlePicture = ({ article: { cover, subject }, className }: Props) =>
  cover ? (
    <LatePicture picture={cover} className={className} />
  ) : (
    <Illustration of={subject} className={classes('aspect-video w-full', className)} />
  )
