import type { ComponentProps } from 'react'
import { ApplicationWindow } from './application-window'
import { WINDOW_WORDS } from './words/of-locales'

/** A window whose queue fills while one looks, and a switch that holds it still (WCAG 2.2.2); both without a script. */
export const FlowingWindow = (shown: Omit<ComponentProps<typeof ApplicationWindow>, 'isFlowing'>) => (
  <div className="tide-loop relative">
    <ApplicationWindow {...shown} isFlowing />
    {/* Takes no height beside a text: a page that is drawn before it is all there would centre the window anew. */}
    <div className="flex justify-end motion-reduce:invisible lg:absolute lg:end-0 lg:top-full">
      <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-muted">
        <input type="checkbox" className="size-4 accent-accent" />
        {WINDOW_WORDS[shown.locale].pause}
      </label>
    </div>
  </div>
)
