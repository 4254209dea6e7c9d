import type { ArrayField } from 'payload'
import { GUIDE_SCREENS, type GuideScreen } from '@/site/guide-steps'
import { passages } from './passages'

const SHOWN: Record<GuideScreen, string> = {
  account: 'Signing in to the service',
  profiles: 'The choice of a profile',
  page: 'The page of the service',
  link: 'The field for an address',
  tracks: 'Sound and subtitles',
  file: 'File and quality',
  downloads: 'The queue of downloads',
  library: 'Folders and files',
}

/** Each with what its picture shows. */
export function guideSteps(): ArrayField {
  const { fields, ...steps } = passages('steps', 'Steps')
  return {
    ...steps,
    fields: [
      ...fields,
      {
        type: 'row',
        fields: [
          {
            name: 'shows',
            type: 'select',
            options: GUIDE_SCREENS.map(value => ({ value, label: SHOWN[value] })),
            label: 'Drawn picture',
            admin: { width: '50%', description: 'The part of the screen that the step is about' },
          },
          {
            name: 'picture',
            type: 'upload',
            relationTo: 'media',
            label: 'Picture of your own',
            admin: { width: '50%', description: 'Shown instead of the drawn one' },
          },
        ],
      },
    ],
  }
}
