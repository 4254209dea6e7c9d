import type { ReactNode } from 'react'
import { classes } from './classes'
import { WholeWords } from './whole-words'

type Width = 'wide' | 'text' | 'narrow'

const WIDTHS: Record<Width, string> = {
  wide: 'max-w-wide',
  text: 'max-w-text',
  narrow: 'max-w-narrow',
}

type Props = {
  children: ReactNode
  /** `wide` for shop pages, `text` for reading, `narrow` for a form. */
  width?: Width
  /** Music and AI pages shift the accent. */
  line?: string
  /** Set if it is in another language than the frame around it. */
  lang?: string
}

/** Where «Skip to content» leads; every page has exactly one. */
export function Page({ children, width = 'wide', line, lang }: Props) {
  return (
    <main
      id="content"
      tabIndex={-1}
      lang={lang}
      data-line={line}
      className="px-4 pt-8 pb-16 outline-none sm:px-6 md:pt-12 md:pb-24"
    >
      <div className={classes('mx-auto w-full', WIDTHS[width])}>{children}</div>
    </main>
  )
}

export function PageTitle({
  title,
  children,
  lang,
}: {
  title: ReactNode
  children?: ReactNode
  lang?: string
}) {
  return (
    <header lang={lang} className="mb-8 grid max-w-text gap-3">
      <h1 className="text-3xl">
        <WholeWords>{title}</WholeWords>
      </h1>
      {children && <div className="text-lg text-muted">{children}</div>}
    </header>
  )
}
