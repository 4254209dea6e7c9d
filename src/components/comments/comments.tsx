import type { ComponentProps } from 'react'
import type { Comment } from '@/server/comments/shown-comments'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Notice } from '../ui/notice'
import { Section } from '../ui/section'
import { CommentForm } from './comment-form'
import { CommentList } from './comment-list'
import { LateComments } from './late-comments'

/** `shown`: the comments to render at once, for a browser without scripts. `isSent`: this reader just sent one. */
export type CommentsAsked = {
  shown: readonly Comment[] | undefined
  isSent: boolean
  send: ComponentProps<typeof CommentForm>['action']
}

const SHOWN = '?comments=shown#comments'

type Props = { article: number; visit: Visit; asked: CommentsAsked }

export function Comments({ article, visit: { locale, path }, asked: { shown, isSent, send } }: Props) {
  const t = translator(locale, 'comments')
  const texts = { loading: t('loading'), none: t('none'), failed: t('failed') }
  return (
    <Section id="comments" title={t('title')} className="mx-auto max-w-text">
      {isSent && (
        <Notice tone="positive" className="mb-6">
          {t('sent')}
        </Notice>
      )}
      {shown ? (
        <CommentList comments={shown} locale={locale} none={t('none')} />
      ) : (
        <LateComments article={article} locale={locale} texts={texts} />
      )}
      {!shown && (
        <noscript>
          <a href={SHOWN}>{t('showAll')}</a>
        </noscript>
      )}
      <h3 className="mt-10 mb-4 text-xl">{t('write')}</h3>
      <CommentForm
        {...formIn(locale)}
        action={send}
        here={`${path}${SHOWN}`}
        article={article}
        locale={locale}
      />
    </Section>
  )
}

function formIn(locale: Visit['locale']) {
  const t = translator(locale, 'comments')
  const message = translator(locale, 'validation')
  const text = { empty: message('message.empty'), value: message('message.value'), long: t('textLong') }
  return {
    fields: {
      name: { label: t('name'), problems: { empty: t('nameEmpty'), value: t('nameValue') } },
      text: { label: t('text'), hint: t('hint'), problems: text },
    },
    texts: {
      send: t('send'),
      sending: t('sending'),
      sent: t('sent'),
      connection: translator(locale, 'errors')('connection'),
      tooMany: translator(locale, 'errors')('too_many_tries'),
    },
  }
}
