import type { NoticeInText } from '@/payload-types'
import { HTML_LANG } from '@/site/locale'
import { translator } from '@/site/messages'
import { classes } from '../../ui/classes'
import type { Around } from './around'

const LOOKS: Record<NoticeInText['tone'], { edge: string; title: string }> = {
  info: { edge: 'border-accent', title: 'text-accent' },
  tip: { edge: 'border-positive', title: 'text-positive' },
  warning: { edge: 'border-warning', title: 'text-warning' },
}

/** Part of a text, and so not read out before the rest of it. */
export function NoticeOfText({ fields: { tone, title, text }, locale }: { fields: NoticeInText } & Around) {
  const look = LOOKS[tone] ?? LOOKS.info
  return (
    <div
      role="note"
      className={classes('min-w-0 rounded-control border border-s-4 bg-surface px-4 py-3', look.edge)}
    >
      <p className={classes('font-semibold', look.title)} lang={title ? undefined : HTML_LANG[locale]}>
        {title || translator(locale, 'content')(`notice.${tone}`)}
      </p>
      <p className="break-words whitespace-pre-line">{text}</p>
    </div>
  )
}
