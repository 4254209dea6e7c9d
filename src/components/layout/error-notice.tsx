import { Button, ButtonLink } from '../ui/button'
import { Page, PageTitle } from '../ui/page'

export type ErrorTexts = {
  title: string
  text: string
  /** Holds `REFERENCE` in place of the number. */
  reference: string
  retry: string
  home: string
  homePath: string
}

export const ERROR_TEXTS_ID = 'error-texts'
export const REFERENCE = '#reference'

/** For when not even the page's language is known. */
export const ENGLISH: ErrorTexts = {
  title: 'Something went wrong on our side',
  text: 'Your data is safe and nothing was charged by this page. Please try again in a moment.',
  reference: `Reference for our support: ${REFERENCE}`,
  retry: 'Try again',
  home: 'Go to the home page',
  homePath: '/',
}

type Props = { texts: ErrorTexts; reference: string | undefined; onRetry: () => void }

/** For a page that failed to render. The reference leads support to the line in the log. */
export function ErrorNotice({ texts, reference, onRetry }: Props) {
  return (
    <Page width="text">
      <PageTitle title={texts.title}>
        <p>{texts.text}</p>
      </PageTitle>
      <div className="flex flex-wrap gap-4">
        <Button type="button" onClick={onRetry}>
          {texts.retry}
        </Button>
        <ButtonLink kind="secondary" href={texts.homePath}>
          {texts.home}
        </ButtonLink>
      </div>
      {reference && (
        <p className="mt-8 text-sm text-muted tabular-nums">
          {texts.reference.replace(REFERENCE, reference)}
        </p>
      )}
    </Page>
  )
}
