import type { AuthorCard } from '@/server/content/authors'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Portrait } from '../content/portrait'
import { ForeignPart } from '../ui/foreign-part'

type Props = { author: AuthorCard; href: string; locale: Locale }

export function AuthorBox({ author, href, locale }: Props) {
  const { name, text, lang } = author
  return (
    <aside
      aria-label={name}
      className="mt-12 grid grid-cols-[auto_1fr] gap-x-4 border-t-4 border-accent pt-6 md:mt-16"
    >
      <Portrait author={author} locale={locale} className="size-20" />
      <div className="grid max-w-text gap-1">
        <a href={href} className="inline-flex min-h-6 items-center font-semibold hover:text-accent">
          <ForeignPart
            text={translator(locale, 'content')('by', { author: name })}
            part={name}
            lang={lang.name}
          />
        </a>
        <p lang={lang.text} className="text-muted">
          {text}
        </p>
      </div>
    </aside>
  )
}
