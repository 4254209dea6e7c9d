import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CommentList } from '@/components/comments/comment-list'
import { Comments, type CommentsAsked } from '@/components/comments/comments'
import { commentProblems } from '@/site/comment-rules'
import { visitOf } from '@/site/visit'

const VISIT = visitOf({
  at: Date.UTC(2026, 10, 20),
  site: 'com',
  locale: 'de',
  origin: 'http://localhost:3000',
  path: '/de/article/101',
  loggedIn: false,
})
const ADA = { name: 'Ada', text: 'Line one\n<script>alert(1)</script>', at: Date.UTC(2026, 10, 3) }

const below = (asked: Omit<CommentsAsked, 'send'>) =>
  renderToStaticMarkup(
    createElement(Comments, { article: 101, visit: VISIT, asked: { ...asked, send: async told => told } }),
  )

test('an article says that its comments come later, and links to them for a browser without scripts', () => {
  const html = below({ shown: undefined, isSent: false })
  expect(html).toContain('Die Kommentare erscheinen gleich')
  expect(html).toMatch(/<noscript><a href="\?comments=shown#comments">/)
})

test('asked for, the comments stand there at once, as text and with their day', () => {
  const html = below({ shown: [ADA], isSent: true })
  expect(html).toContain('3.\u00a0November 2026')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('wartet auf die Prüfung')
  expect(html).not.toContain('<noscript>')
})

test('without comments it says so', () => {
  const html = renderToStaticMarkup(
    createElement(CommentList, { comments: [], locale: 'en', none: 'Nobody' }),
  )
  expect(html).toContain('Nobody')
})

test('a comment has a name of 2 to 60 characters and a text of 20 to 5,000', () => {
  const problems = (name: number, text: number) =>
    commentProblems({ name: 'é'.repeat(name), text: 'x'.repeat(text) })
  expect(problems(2, 20)).toEqual({})
  expect(problems(60, 5000)).toEqual({})
  expect(problems(0, 0)).toEqual({ name: 'empty', text: 'empty' })
  expect(problems(1, 19)).toEqual({ name: 'value', text: 'value' })
  expect(problems(61, 5001)).toEqual({ name: 'value', text: 'long' })
})
