import type { ContentTexts } from '../texts'
import { articles } from './articles'
import { authors } from './authors'
import { categories } from './categories'
import { changelogs } from './changelogs'
import { faq } from './faq'
import { legal } from './legal'

export const fr: Partial<ContentTexts> = { articles, authors, categories, changelogs, faq, legal }
