import { expect, test } from 'vitest'
import { redirectProblem } from '@/site/redirect'
import { isStoredLink } from '@/site/stored-link'

const GOOD = [
  '/',
  '/products#music',
  '/checkout?route=netflix_downloader',
  '#rights',
  'https://example.com/a?b=c',
  'mailto:support@example.com',
]

const BAD = [
  '',
  'products',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'http://example.com/',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://name:word@evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/x',
  'file:///etc/passwd',
  'ftp://example.com/',
  'tel:+491234',
  'mailto:a@example.com?body=x',
  '/%5cevil.example',
  '/a/../b',
]

test.each(GOOD)('«%s» may be stored', href => {
  expect(isStoredLink(href)).toBe(true)
})

test.each(BAD)('«%s» may not be stored', href => {
  expect(isStoredLink(href)).toBe(false)
})

test.each(BAD)('no redirect leads to «%s»', to => {
  expect(redirectProblem({ from: '/old', to })).toBe('bad_to')
})
