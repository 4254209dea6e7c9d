import type { Announcement } from '@/server/pages/announcement'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

type Props = { announcement: Announcement; locale: Locale }

export function AnnouncementLine({ announcement: { text, lang, href }, locale }: Props) {
  return (
    <section
      aria-label={translator(locale, 'layout')('announcement')}
      className="bg-accent px-4 text-on-accent"
    >
      <p
        lang={lang}
        className="mx-auto flex min-h-11 max-w-wide items-center justify-center py-1 text-center text-sm font-semibold"
      >
        {href === undefined ? (
          <span className="min-w-0 break-words">{text}</span>
        ) : (
          <a
            href={href}
            className="flex min-h-9 min-w-0 items-center break-words underline underline-offset-4"
          >
            {text}
          </a>
        )}
      </p>
    </section>
  )
}
