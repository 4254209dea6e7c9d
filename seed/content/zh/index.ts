import type { ContentTexts } from '../texts'
import { articles } from './articles'
import { authors } from './authors'
import { categories } from './categories'
import { changelogs } from './changelogs'
import { faq } from './faq'

export const zh: Partial<ContentTexts> = { authors, categories, articles, changelogs, faq }
