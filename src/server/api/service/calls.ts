import type { Endpoint } from '../endpoint'
import { categories, latestArticles, movieArticles } from './articles'
import { billInfo, pastBills } from './billing'
import { articleComments, commentOnArticle } from './comments'
import { bindDeviceToken, unbindDeviceToken } from './device-token'
import { downloadInstaller } from './download-link'
import { joinExperiment } from './experiment'
import { licence } from './licence'
import { productInfo } from './multi-info'
import { isSubscribed } from './newsletter'
import { setProfile, updateUserInfo } from './profile'
import { pushClicked, registerForPush, unregisterFromPush } from './push'
import { referralCode, shareCopied, shareCounts, shareVisited } from './referral'
import { clientReport } from './report'
import { searchSuggestions } from './search'
import { subscribeInfo } from './subscribe-info'
import { cancelFeedback, cancelSubscription, subscriptionById } from './subscription'

/** Every call below the service base (API, service); `api/order/calls.ts` tells how to add one. */
export const SERVICE_CALLS: readonly Endpoint[] = [
  subscriptionById,
  bindDeviceToken,
  unbindDeviceToken,
  licence,
  updateUserInfo,
  setProfile,
  cancelSubscription,
  cancelFeedback,
  subscribeInfo,
  billInfo,
  pastBills,
  isSubscribed,
  referralCode,
  shareCopied,
  shareVisited,
  shareCounts,
  movieArticles,
  categories,
  productInfo,
  latestArticles,
  downloadInstaller,
  registerForPush,
  unregisterFromPush,
  pushClicked,
  joinExperiment,
  clientReport,
  searchSuggestions,
  articleComments,
  commentOnArticle,
]
