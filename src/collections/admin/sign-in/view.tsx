import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { whoSignedIn } from '../../staff/guard-sessions'
import { BrandLogo } from '../brand/logo'
import { ownSignInPath } from '../own-sign-in/path'
import { SignInForm } from './form'

/** Payload's page with a step more: the code of who has a second factor (decision 082). */
export async function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, headers } = initPageResult.req
  const { admin, api } = payload.config.routes
  const asked = searchParams?.redirect
  const next = getSafeRedirect({ fallbackTo: admin, redirectTo: asked ?? '' })
  const who = await whoSignedIn(payload, headers)
  if (who) redirect(who.admission === 'admitted' ? next : ownSignInPath(admin))
  return (
    <>
      <div className="login__brand">
        <BrandLogo />
      </div>
      <SignInForm {...{ api, next, forgot: `${admin}/forgot` }} />
    </>
  )
}
