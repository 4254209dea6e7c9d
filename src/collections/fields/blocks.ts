import type { Block } from 'payload'
import { options } from './options'
import { publicOnly } from './public-only'

const TextBlock: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  fields: [
    { name: 'title', type: 'text' },
    { name: 'body', type: 'richText', required: true },
  ],
}

const PassagesBlock: Block = {
  slug: 'passages',
  interfaceName: 'PassagesBlock',
  labels: { singular: 'Steps or features', plural: 'Steps or features' },
  fields: [
    { name: 'title', type: 'text' },
    {
      name: 'look',
      type: 'select',
      required: true,
      defaultValue: 'grid',
      options: options(['steps', 'grid']),
    },
    {
      name: 'passages',
      type: 'array',
      labels: { singular: 'Step or feature', plural: 'Steps or features' },
      required: true,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
  ],
}

const QuestionsBlock: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  fields: [
    { name: 'title', type: 'text' },
    {
      name: 'questions',
      type: 'array',
      required: true,
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'textarea', required: true },
      ],
    },
  ],
}

const ProductsBlock: Block = {
  slug: 'products',
  interfaceName: 'ProductsBlock',
  labels: { singular: 'Block of products', plural: 'Blocks of products' },
  fields: [
    { name: 'title', type: 'text' },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      required: true,
      filterOptions: publicOnly,
      admin: { description: 'In this order. Each price is that of whoever reads, at that moment' },
    },
  ],
}

const PictureBlock: Block = {
  slug: 'picture',
  interfaceName: 'PictureBlock',
  fields: [
    { name: 'picture', type: 'upload', relationTo: 'media', required: true },
    { name: 'caption', type: 'text' },
  ],
}

const ActionBlock: Block = {
  slug: 'action',
  interfaceName: 'ActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    { name: 'label', type: 'text', required: true },
    { name: 'href', type: 'text', required: true },
  ],
}

/** Each needs a renderer in `components/blocks`, or it does not compile. */
export const blocks: Block[] = [
  TextBlock,
  PassagesBlock,
  QuestionsBlock,
  ProductsBlock,
  PictureBlock,
  ActionBlock,
]
