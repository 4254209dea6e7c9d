import type { Block, ContentPage } from '@/server/content/pages'
import type { HomePage } from '@/server/pages/home-page'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { Blocks } from '../blocks/registry'
import { LatestArticles } from '../content/latest-articles'
import { mostAsked } from '../home/most-asked'
import { Services } from '../home/services'
import { shownApplication } from '../home/shown-application'
import { SuiteTable } from '../home/suite-table'
import { Trust } from '../home/trust'
import { Welcome } from '../home/welcome'
import { StepList } from '../product/step-list'
import { Page } from '../ui/page'
import { Section } from '../ui/section'

const STEPS = ['install', 'choose', 'use'] as const

type Passages = Extract<Block, { blockType: 'passages' }>

const isPassages = (block: Block): block is Passages => block.blockType === 'passages'
const isSteps = (block: Block): block is Passages => isPassages(block) && block.look === 'steps'

/** What the page does not place by itself. */
const isOther = (block: Block) => !isPassages(block) && block.blockType !== 'products'

type Props = {
  shown: HomePage
  /** What editors wrote; without it the page has words of its own. */
  content: Pick<ContentPage, 'language' | 'title' | 'intro'> | undefined
  blocks: readonly Block[]
}

export function HomeTemplate({ shown, content, blocks }: Props) {
  const { visit, items, suites } = shown
  const t = translator(visit.locale, 'home')
  const lang = content && foreignLang(content.language, visit.locale)
  const around = { lang, visit, items }
  return (
    <Page>
      <Welcome shown={shown} content={content} most={mostAsked(blocks, items)} />
      <Section isBand id="suites" title={t('suites.title')} lead={t('suites.lead')}>
        <SuiteTable suites={suites} locale={visit.locale} />
      </Section>
      <Services visit={visit} items={items} />
      <Blocks blocks={blocks.filter(block => isPassages(block) && !isSteps(block))} {...around} />
      <HowItWorks shown={shown} blocks={blocks} lang={lang} />
      <Trust shown={shown} />
      <Blocks blocks={blocks.filter(isOther)} {...around} />
      <LatestArticles visit={visit} />
    </Page>
  )
}

type Steps = Pick<Props, 'shown' | 'blocks'> & { lang: string | undefined }

/** In the editors’ words where they wrote steps. */
function HowItWorks({ shown, blocks, lang }: Steps) {
  const { locale, os } = shown.visit
  const t = translator(locale, 'home')
  const written = blocks.find(isSteps)
  const own = STEPS.map(step => ({ title: t(`how.${step}.title`), text: t(`how.${step}.text`) }))
  const subject = { ...shownApplication(shown), name: '', os, locale }
  if (!written)
    return (
      <Section title={t('how.title')}>
        <StepList steps={own} subject={subject} />
      </Section>
    )
  return (
    <Section title={written.title || t('how.title')} lang={lang}>
      <StepList steps={written.passages} subject={subject} lang={lang} />
    </Section>
  )
}
