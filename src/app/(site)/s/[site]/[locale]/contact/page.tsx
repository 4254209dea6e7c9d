import type { Metadata } from 'next'
import { linkTo } from '@/components/account/frame/paths'
import { JsonLd } from '@/components/layout/json-ld'
import { ContactBox } from '@/components/support/contact-box'
import { contactFields } from '@/components/support/fields'
import { ContentTemplate } from '@/components/templates/content'
import { siteContextOf } from '@/server/addresses/site-context'
import { type PageOfBlocks, pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { questionsIn, withQuestions } from '@/server/catalogue/questions'
import { metadataOf } from '@/server/content/metadata'
import { type SearchParams, single } from '@/server/request/search-params'
import type { PageParams } from '@/server/request/visit'
import { questionsAndAnswers } from '@/server/seo/json-ld/questions'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { postPage } from '../post-page'
import { sendContact } from './send'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

const shownBy = ({ params }: Props) => pageOfBlocks(params, 'contact')

const head = ({ content }: PageOfBlocks): Metadata => metadataOf(content)

async function body(shown: PageOfBlocks, { searchParams }: Props) {
  const { locale } = shown.visit
  const blocks = await withQuestions(shown.content.blocks, ['contact', 'licences'], locale)
  const isSent = single((await searchParams).sent) === '1'
  return (
    <>
      <JsonLd things={questionsAndAnswers(siteContextOf(shown.visit), questionsIn(blocks))} />
      <ContentTemplate {...shown} content={{ ...shown.content, blocks }}>
        <ContactBox
          locale={locale}
          title={translator(locale, 'service')('contact.form')}
          action={sendContact}
          here={linkTo('contact', shown.visit)}
          fields={contactFields(locale)}
          thanks={isSent ? thanksIn(shown.visit) : undefined}
        />
      </ContentTemplate>
    </>
  )
}

function thanksIn(visit: Visit) {
  const t = translator(visit.locale, 'service')
  const next = { href: linkTo('contact', visit), label: t('contact.another') }
  return { title: t('contact.sentTitle'), text: t('contact.sentText'), next }
}

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
