import { linkIn } from '@/site/link'
import { ButtonLink } from '../ui/button'
import type { BlockProps } from './block'

export function ActionBlock({ block: { title, text, label, href }, visit }: BlockProps<'action'>) {
  const to = linkIn(href, visit.site, visit.locale)
  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-card bg-surface p-6 md:mt-24 md:p-8">
      <div className="grid max-w-text gap-1">
        <h2 className="text-xl">{title}</h2>
        {text && <p className="text-muted">{text}</p>}
      </div>
      {to && (
        <ButtonLink href={to} kind="secondary" size="large">
          {label}
        </ButtonLink>
      )}
    </section>
  )
}
