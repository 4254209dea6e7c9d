import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './shop/paths'
import { subscriptionsPage } from './shop/subscriptions-page'

// `npm run docs`: writes the documents that are printed from code; a test holds them to it.
writeFileSync(path.join(ROOT, 'docs', 'subscriptions.md'), subscriptionsPage)
