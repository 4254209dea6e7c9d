import type { Guide } from '@/server/content/guides'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'
import { Disclosure } from '../ui/disclosure'
import { Page, PageTitle } from '../ui/page'
import { Section } from '../ui/section'

/** Shown whole in the language it is written in. */
export function GuideTemplate({ guide, product, visit }: { guide: Guide; product: string; visit: Visit }) {
  const t = translator(guide.language, 'content')
  return (
    <Page width="text" lang={foreignLang(guide.language, visit.locale)}>
      <PageTitle title={guide.title}>
        <p>{guide.intro}</p>
      </PageTitle>
      <Section title={t('guideSteps')} className="mt-8 md:mt-8">
        <ol className="grid gap-6">
          {guide.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-full bg-accent-soft font-semibold text-accent tabular-nums"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      {guide.hints.length > 0 && (
        <Section title={t('guideHints')}>
          <dl className="grid gap-4">
            {guide.hints.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {guide.questions.length > 0 && (
        <Section title={t('guideQuestions')}>
          {guide.questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              {answer}
            </Disclosure>
          ))}
        </Section>
      )}
      <p className="mt-12">
        <ButtonLink href={pathOf(page('product', guide.route), visit.site, visit.locale)}>
          {t('guideProduct', { product })}
        </ButtonLink>
      </p>
    </Page>
  )
}
