import { Pill } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { label, t } from '../words/of-request'
import type { Sentence } from '../words/say'

type SectionProps = { id: string; title: string; count?: number; children: ReactNode }

export function Section({ id, title, count, children }: SectionProps) {
  return (
    <section className="desk__section" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count !== undefined && <span className="desk__count"> {count}</span>}
      </h2>
      {children}
    </section>
  )
}

export const Facts = ({ children }: { children: ReactNode }) => <dl className="desk__facts">{children}</dl>

type FactProps = { name: Sentence; isWide?: boolean; children: ReactNode }

export const Fact = ({ name, isWide, children }: FactProps) => (
  <div className={isWide ? 'desk__wide' : undefined}>
    <dt>{t(name)}</dt>
    <dd>{children}</dd>
  </div>
)

const STYLES = {
  good: ['active', 'paid', 'sent', 'done', 'won', 'answered'],
  bad: ['revoked', 'failed', 'charged_back', 'lost', 'past_due', 'unpaid'],
  waiting: [
    'pending',
    'queued',
    'open',
    'suspended',
    'disputed',
    'asked',
    'refused',
    'expired',
    'cancel_at_end',
    'paused',
  ],
}

export function State({ children }: { children: string }) {
  const style = STYLES.good.includes(children)
    ? 'success'
    : STYLES.bad.includes(children)
      ? 'error'
      : STYLES.waiting.includes(children)
        ? 'warning'
        : 'light-gray'
  return (
    <Pill pillStyle={style} size="small">
      {stateName(children)}
    </Pill>
  )
}

/** What a state is called, on its own and within a sentence. */
export const stateName = (state: string): string => label(state)

export const Nothing = ({ children }: { children: ReactNode }) => <p className="desk__nothing">{children}</p>
