import type { Field } from 'payload'
import { LAYOUTS, type Layout, SCENES, type Scene } from '@/site/campaign-look'
import { options } from './options'

/** How the page of a campaign looks. */
export const campaignLook: Field = {
  type: 'collapsible',
  label: 'Look of the campaign page',
  admin: { condition: ({ template }) => template === 'campaign' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'layout',
          type: 'select',
          options: options(LAYOUTS, {
            cards: 'Cards',
            table: 'Comparison table',
            focus: 'One product in focus',
            ladder: 'Ladder, from the smallest to the largest',
            lines: 'List by line',
          } satisfies Record<Layout, string>),
          admin: { description: 'How its products are shown. Without one, as cards.' },
        },
        {
          name: 'scene',
          type: 'select',
          label: 'Key visual',
          options: options(SCENES, {
            spring: 'Spring',
            summer: 'Summer',
            autumn: 'Autumn',
            winter: 'Winter',
            new_year: 'New Year',
            valentine: 'Valentine’s Day',
            school: 'Back to school',
            halloween: 'Halloween',
            black_friday: 'Black Friday',
            christmas: 'Christmas',
            anniversary: 'Anniversary',
            steps: 'Steps: an upgrade',
            lighthouse: 'Lighthouse: what stays',
            fleet: 'Three boats: several computers',
            bottle: 'Message in a bottle: a recommendation',
            moon: 'Moon: by the month',
            harbour: 'Harbor: all that there is',
            screen: 'Screen: what to watch',
            lanterns: 'Lanterns: an event',
          } satisfies Record<Scene, string>),
          admin: { description: 'Left empty, one that fits the campaign and its season is drawn.' },
        },
      ],
    },
    {
      name: 'visual',
      type: 'upload',
      relationTo: 'media',
      localized: true,
      label: 'Picture instead of the key visual',
    },
  ],
}
