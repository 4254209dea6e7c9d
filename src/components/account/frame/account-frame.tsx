import type { ReactNode } from 'react'
import type { Visit } from '@/site/visit'
import { Page } from '../../ui/page'
import { type AccountSection, SectionNav, sectionName } from './section-nav'

type Props = {
  visit: Visit
  section: AccountSection
  /** The section's own title if none is given. */
  title?: string
  lead?: ReactNode
  news?: ReactNode
  children: ReactNode
}

export function AccountFrame({ visit, section, title, lead, news, children }: Props) {
  return (
    <Page>
      <div className="grid gap-8 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-12 print:block">
        <SectionNav current={section} visit={visit} />
        <div className="grid min-w-0 content-start gap-12">
          <header className="grid max-w-text gap-3">
            <h1 className="text-3xl">{title ?? sectionName(section, visit.locale)}</h1>
            {lead && <p className="text-lg text-muted">{lead}</p>}
            {news && <div className="grid gap-3 pt-3 empty:hidden">{news}</div>}
          </header>
          {children}
        </div>
      </div>
    </Page>
  )
}

export function Part({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <div className="grid max-w-text gap-1">
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
