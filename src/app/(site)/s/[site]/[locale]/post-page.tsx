import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { NotFoundTemplate } from '@/components/templates/not-found'
import { UNREADABLE, UnreadablePost } from '@/server/content/unreadable'
import { failsWith } from '@/server/page-cache/outcome'
import { requestedPage } from '@/server/request/page-of-visit'
import type { PageParams } from '@/server/request/visit'
import { translator } from '@/site/messages'

type Showing<P, S> = { shownBy: (props: P) => Promise<S>; head: Head<P, S>; body: Body<P, S> }
type Head<P, S> = (shown: S, props: P) => Metadata | Promise<Metadata>
type Body<P, S> = (shown: S, props: P) => ReactNode | Promise<ReactNode>

type IdProps = { params: Promise<PageParams & { id: string }> }

/** What an address names by an id at its end. */
export const byId =
  <S,>(shown: (site: string, locale: string, id: string) => Promise<S>) =>
  async ({ params }: IdProps): Promise<S> => {
    const { site, locale, id } = await params
    return shown(site, locale, id)
  }

/** If the post cannot be read, head and page both say so (SPEC 8), in the shop's frame. */
export function postPage<P, S>({ shownBy, head, body }: Showing<P, S>) {
  return {
    generateMetadata: async (props: P): Promise<Metadata> => {
      const shown = await unlessUnreadable(shownBy(props))
      return shown ? head(shown.post, props) : headOfUnreadable()
    },
    Page: async (props: P): Promise<ReactNode> => {
      const shown = await unlessUnreadable(shownBy(props))
      return shown ? body(shown.post, props) : bodyOfUnreadable()
    },
  }
}

async function unlessUnreadable<S>(post: Promise<S>): Promise<{ post: S } | undefined> {
  try {
    return { post: await post }
  } catch (error) {
    if (!(error instanceof UnreadablePost)) throw error
    failsWith(UNREADABLE)
    return undefined
  }
}

async function headOfUnreadable(): Promise<Metadata> {
  const { locale } = await requestedPage()
  return { title: translator(locale, 'notFound')('post'), robots: { index: false } }
}

async function bodyOfUnreadable(): Promise<ReactNode> {
  const { site, locale } = await requestedPage()
  return <NotFoundTemplate site={site} locale={locale} post={{ languages: [] }} status={UNREADABLE} />
}
