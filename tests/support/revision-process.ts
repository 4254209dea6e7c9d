import { isCaughtUp, pageRevision, ruleBook } from '@/server/rule-book/live'

// A second process of the shop, as far as it hears of changes: it says «ready», then each revision that it comes to.
let said = 0
await ruleBook()
setInterval(() => {
  if (said === 0 && isCaughtUp()) console.log('ready')
  if (!isCaughtUp() || said === pageRevision()) return
  said = pageRevision()
  console.log(said)
}, 5)
