import {
  BlocksFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  LinkFeature,
  lexicalEditor,
  RelationshipFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { blockInLanguages } from '../admin/words/in-languages'
import { lowerHeadings } from './lowered-headings'
import { publicOnly } from './public-only'
import { PUBLISHED } from './published'
import { textBlocks } from './text-blocks'

const HandOverText = createServerFeature({
  key: 'handOverText',
  feature: { ClientFeature: '@/collections/admin/hand-over-text#HandOverTextFeature' },
})

const LowerHeadings = createServerFeature({
  key: 'lowerHeadings',
  feature: { hooks: { beforeValidate: [({ value }) => lowerHeadings(value)] } },
})

/** The fields of a link; one of them chooses a document. */
const offersPublic = <F extends { type: string }>(field: F): F =>
  field.type === 'relationship' ? { ...field, filterOptions: publicOnly } : field

const OWN = ['link', 'relationship', 'upload', 'heading']

export const editor = lexicalEditor({
  // Payload's German says «du» here, and its words go before ours.
  admin: {
    placeholder: {
      en: 'Start typing, or press “/” for commands …',
      de: 'Tippen Sie, oder drücken Sie „/“ für Befehle …',
      ja: '文章を入力するか、「/」でメニューを開きます…',
    },
  },
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !OWN.includes(key)),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    LowerHeadings(),
    LinkFeature({
      enabledCollections: PUBLISHED,
      fields: ({ defaultFields }) => defaultFields.map(offersPublic),
    }),
    RelationshipFeature({ enabledCollections: PUBLISHED }),
    UploadFeature({ enabledCollections: ['media'] }),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: textBlocks.map(blockInLanguages) }),
    FixedToolbarFeature(),
    HandOverText(),
  ],
})
