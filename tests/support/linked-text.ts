/** A text of the editor whose only words lead to an address. */
export const textTo = (url: string, type = 'link') => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [
          {
            type,
            version: 3,
            fields: { url, linkType: 'custom', newTab: false },
            children: [{ type: 'text', version: 1, text: 'the words' }],
          },
        ],
      },
    ],
  },
})
