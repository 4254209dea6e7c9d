import type { Block, TextFieldSingleValidation } from 'payload'
import { trimmed } from './links'
import { options } from './options'
import { PUBLISHED } from './published'

const Notice: Block = {
  slug: 'notice',
  interfaceName: 'NoticeInText',
  admin: { disableBlockName: true },
  labels: { singular: 'Notice', plural: 'Notices' },
  fields: [
    {
      name: 'tone',
      type: 'select',
      label: 'Kind',
      required: true,
      defaultValue: 'info',
      options: options(['info', 'tip', 'warning'], { info: 'Note', tip: 'Tip', warning: 'Warning' }),
    },
    {
      name: 'title',
      type: 'text',
      maxLength: 80,
      admin: { description: 'Without one its kind stands above it, in the language of the page' },
    },
    { name: 'text', type: 'textarea', required: true, maxLength: 1_000 },
  ],
}

const Quotation: Block = {
  slug: 'quotation',
  interfaceName: 'QuotationInText',
  admin: { disableBlockName: true },
  labels: { singular: 'Quote with its source', plural: 'Quotes with their sources' },
  fields: [
    { name: 'text', type: 'textarea', required: true, maxLength: 2_000 },
    {
      name: 'source',
      type: 'text',
      label: 'Source of the quote',
      required: true,
      maxLength: 200,
      admin: { description: 'Who said it, and where' },
    },
  ],
}

const Code: Block = {
  slug: 'code',
  interfaceName: 'CodeInText',
  admin: { disableBlockName: true },
  labels: { singular: 'Code', plural: 'Code' },
  fields: [
    {
      name: 'code',
      type: 'textarea',
      required: true,
      maxLength: 10_000,
      admin: { description: 'Commands or a file, shown as typed; the same in every language' },
    },
  ],
}

const Figure: Block = {
  slug: 'figure',
  interfaceName: 'FigureInText',
  admin: { disableBlockName: true },
  labels: { singular: 'Picture with a caption', plural: 'Pictures with captions' },
  fields: [
    { name: 'picture', type: 'upload', relationTo: 'media', required: true },
    { name: 'caption', type: 'text', maxLength: 300 },
    {
      name: 'alt',
      type: 'text',
      label: 'What it shows',
      maxLength: 300,
      admin: {
        description:
          'For those who cannot see it, in this language. Without it what the picture itself says is read out',
      },
    },
  ],
}

const ProductCard: Block = {
  slug: 'productCard',
  interfaceName: 'ProductCardInText',
  admin: { disableBlockName: true },
  labels: { singular: 'Product with its price', plural: 'Products with their prices' },
  fields: [
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      required: true,
      admin: { description: 'The price is that of whoever reads, at that moment' },
    },
  ],
}

const hasTarget: TextFieldSingleValidation = (value, { siblingData }) => {
  const chosen = siblingData && 'document' in siblingData && siblingData.document
  return Boolean(value?.trim() || chosen) || 'Choose a page of the shop, or write an address.'
}

const Button: Block = {
  slug: 'button',
  interfaceName: 'ButtonInText',
  admin: { disableBlockName: true },
  labels: { singular: 'Button', plural: 'Buttons' },
  fields: [
    { name: 'label', type: 'text', label: 'What it says', required: true, maxLength: 60 },
    {
      name: 'document',
      type: 'relationship',
      label: 'Leads to',
      relationTo: PUBLISHED,
      admin: { description: 'In the language of the reader; where it does not exist, the address below' },
    },
    {
      name: 'href',
      type: 'text',
      label: 'Or an address',
      hooks: { beforeValidate: [trimmed] },
      validate: hasTarget,
      admin: {
        description:
          'A path without a language, such as /products#music, or an address with https://. Without one there is no button where the page above is missing',
      },
    },
  ],
}

/** What stands within a text beside its words; each needs a renderer in `components/content/text-blocks`. */
export const textBlocks: Block[] = [Notice, Quotation, Code, Figure, ProductCard, Button]
