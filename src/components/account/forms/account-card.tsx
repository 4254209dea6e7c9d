import type { ComponentProps, ReactNode } from 'react'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { CallName } from '../../api/calls'
import { refusedBefore } from '../../api/refused-before'
import { BrandMark } from '../../ui/brand'
import { Page } from '../../ui/page'
import { AccountForm } from './account-form'

type Props = { title: string; lead?: ReactNode; children: ReactNode; footer?: ReactNode }

export function AccountCard({ title, lead, children, footer }: Props) {
  return (
    <Page width="narrow">
      <div className="sm:rounded-card sm:border sm:border-line sm:p-10">
        <header className="mb-8 grid justify-items-center gap-3 text-center">
          <BrandMark className="size-12" />
          <h1 className="text-2xl">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </header>
        {children}
        {footer && (
          <div className="mt-8 grid justify-items-center gap-2 border-t border-line pt-6 text-center">
            {footer}
          </div>
        )}
      </div>
    </Page>
  )
}

type FormProps = Omit<
  ComponentProps<typeof AccountForm>,
  'call' | 'working' | 'connection' | 'hidden' | 'before'
> & {
  locale: Locale
  action: CallName
  hidden?: Record<string, string>
  /** What the address tells of a form that was sent without a script. */
  refused?: string | undefined
}

export function LocalizedForm({ locale, action, hidden, refused, ...form }: FormProps) {
  const account = translator(locale, 'account')
  const needsScript = form.fields.some(({ input }) => input === 'password')
  return (
    <>
      {needsScript && (
        <noscript>
          <p className="mb-6 rounded-control border border-warning bg-surface p-4">{account('noScript')}</p>
        </noscript>
      )}
      <AccountForm
        {...form}
        call={action}
        hidden={{ locale, ...hidden }}
        before={refusedBefore(refused, locale)}
        working={account('working')}
        connection={translator(locale, 'errors')('connection')}
      />
    </>
  )
}

/** A question with a link to its answer: «New here? Create an account». */
export function Otherwise({ question, href, answer }: { question?: string; href: string; answer: string }) {
  return (
    <p>
      {question && <span className="text-muted">{question} </span>}
      <a href={href} className="inline-block min-h-6 font-semibold text-accent underline underline-offset-4">
        {answer}
      </a>
    </p>
  )
}
