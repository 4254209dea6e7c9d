import type { Endpoint } from '@/server/api/endpoint'
import type * as emails from '@/server/api/order/emails'
import type * as password from '@/server/api/order/password'
import type { deleteAccount } from '@/server/api/order/personal-data'
import type * as signIn from '@/server/api/order/sign-in'
import type { updateCheck } from '@/server/api/order/update-check'
import type { categories, latestArticles } from '@/server/api/service/articles'
import type * as comments from '@/server/api/service/comments'
import type { joinExperiment } from '@/server/api/service/experiment'
import type { productInfo } from '@/server/api/service/multi-info'
import type { registerForPush, unregisterFromPush } from '@/server/api/service/push'
import type { shareCopied } from '@/server/api/service/referral'
import type { clientReport } from '@/server/api/service/report'
import type { searchSuggestions } from '@/server/api/service/search'
import type { ApiBases } from '@/site/api-bases'

export type Rows = {
  login: typeof signIn.logIn
  logout: typeof signIn.logOut
  register: typeof signIn.register
  resetpw: typeof password.resetPassword
  changepw: typeof password.changePassword
  send_confirmation: typeof emails.sendConfirmation
  send_release: typeof emails.sendRelease
  delete_account: typeof deleteAccount
  update_check: typeof updateCheck
  comments: typeof comments.articleComments
  comment: typeof comments.commentOnArticle
  suggest: typeof searchSuggestions
  multi_info: typeof productInfo
  latest_articles: typeof latestArticles
  categories: typeof categories
  share_copy: typeof shareCopied
  join_experiment: typeof joinExperiment
  register_push: typeof registerForPush
  unregister_push: typeof unregisterFromPush
  report: typeof clientReport
}
export type CallName = keyof Rows

/** Typed by the endpoint: a path or name other than the server's does not compile. */
type CallAt<E> =
  E extends Endpoint<infer _S, infer _G, infer P, infer A>
    ? { path: P; a?: A; method: 'GET' | 'POST' }
    : never

const user = { base: 'order', path: 'user.php', method: 'POST' } as const

export const CALLS: { readonly [N in CallName]: CallAt<Rows[N]> & { base: keyof ApiBases } } = {
  login: { ...user, a: 'login' },
  logout: { ...user, a: 'logout' },
  register: { ...user, a: 'register' },
  resetpw: { ...user, a: 'resetpw' },
  changepw: { ...user, a: 'changepw' },
  send_confirmation: { ...user, a: 'send_confirmation' },
  send_release: { ...user, a: 'send_release' },
  delete_account: { ...user, a: 'delete_account' },
  update_check: { base: 'order', path: 'order.php', a: 'update_check', method: 'GET' },
  comments: { base: 'service', path: 'comments', method: 'GET' },
  comment: { base: 'service', path: 'comments', method: 'POST' },
  suggest: { base: 'service', path: 'search/suggest', method: 'GET' },
  multi_info: { base: 'service', path: 'product/multi_info', method: 'GET' },
  latest_articles: { base: 'service', path: 'article/latest', method: 'GET' },
  categories: { base: 'service', path: 'category/list', method: 'GET' },
  share_copy: { base: 'service', path: 'api/share_copy', method: 'POST' },
  join_experiment: { base: 'service', path: 'api/experiment', method: 'POST' },
  register_push: { base: 'service', path: 'index.php/sub/register', method: 'POST' },
  unregister_push: { base: 'service', path: 'index.php/sub/unregister', method: 'POST' },
  report: { base: 'service', path: 'api/web/report', method: 'POST' },
}
