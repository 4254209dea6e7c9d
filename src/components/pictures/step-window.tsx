import type { ReactNode } from 'react'
import type { Locale } from '@/site/locale'
import { classes } from '../ui/classes'
import type { Subject } from './draw'
import type { ScreenProps } from './guide/screen-props'
import { Frame } from './window/frame'
import { queueOf } from './window/queue'
import { WINDOW_WORDS } from './window/words/of-locales'

type WindowProps = Pick<Subject, 'os'> & { title: string; className?: string; children: ReactNode }

/** The upper part of a window, whose lower part lies beyond the picture's edge. */
export const StepWindow = ({ os, title, className, children }: WindowProps) => (
  <Frame os={os} title={title} className="-mb-3 w-full">
    <div className={classes('flex min-h-0 flex-1 flex-col gap-2.5 p-3', className)}>{children}</div>
  </Frame>
)

/** A screen as in the guides, where its parts are marked besides. */
export const inWindow =
  (Shown: (props: ScreenProps) => ReactNode) =>
  ({ os, name, ...subject }: Subject & { locale: Locale }) => (
    <StepWindow os={os} title={name || WINDOW_WORDS[subject.locale].nav.home}>
      <Shown
        {...subject}
        number={undefined}
        words={WINDOW_WORDS[subject.locale]}
        rows={queueOf(subject.route, subject.line, subject.locale)}
      />
    </StepWindow>
  )
