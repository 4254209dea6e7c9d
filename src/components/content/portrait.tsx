import type { Byline } from '@/server/content/bylines'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { DrawnPortrait } from '../pictures/portrait'
import { classes } from '../ui/classes'
import { MediaPicture } from '../ui/media-picture'

type Props = {
  author: Pick<Byline, 'key' | 'name' | 'portrait'>
  locale: Locale
  /** Beside the name alone, where it says nothing more. */ isSmall?: true
  className: string
}

/** The editor's picture of a desk, else a drawn one that says so. */
export function Portrait({ author: { key, name, portrait }, locale, isSmall, className }: Props) {
  const t = translator(locale, 'content')
  if (portrait) {
    return (
      <MediaPicture
        picture={isSmall ? { ...portrait, alt: '' } : portrait}
        className={classes('shrink-0 rounded-full object-cover', className)}
      />
    )
  }
  const alt = isSmall ? undefined : t('portrait.alt', { name })
  return <DrawnPortrait author={key} alt={alt} className={className} />
}

/** Large, with the sentence that a drawn one is drawn. */
export const PortraitFigure = ({ author, locale }: Pick<Props, 'author' | 'locale'>) => (
  <figure className="mb-8 grid w-40 shrink-0 gap-2">
    <Portrait author={author} locale={locale} className="size-40" />
    {!author.portrait && (
      <figcaption className="text-center text-sm text-muted text-balance">
        {translator(locale, 'content')('portrait.drawn')}
      </figcaption>
    )}
  </figure>
)
